import { createContext } from 'react';

/** The card that was chosen before React was there, for the screen's first rendering. */
export const FirstChoiceContext = createContext<string | undefined>(undefined);
