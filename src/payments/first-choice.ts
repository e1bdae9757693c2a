import { createContext } from 'react';

/** What was chosen before React was there, for the screen's first rendering: a row by its value; a consent as yes or no. */
export const FirstChoiceContext = createContext<string | undefined>(undefined);
