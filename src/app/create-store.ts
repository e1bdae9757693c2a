import { configureStore } from '@reduxjs/toolkit';
import { lenderApi, type LenderAccess } from '../lender-api/lender-api.ts';

/** The store: the lender's answers and nothing else. Session and tenant reach the base query through `access`. */
export function createStore(access: LenderAccess) {
  return configureStore({
    reducer: { [lenderApi.reducerPath]: lenderApi.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: access },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(lenderApi.middleware),
    devTools: false, // answers hold a borrower's data
  });
}
