import { createContext } from 'react';

/** The row that was chosen before React was there, by its value, for the screen's first rendering. */
export const FirstChoiceContext = createContext<string | undefined>(undefined);
