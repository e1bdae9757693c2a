import { useSyncExternalStore } from 'react';
import { isWiderThan, onWidthPassed } from '../../platform/window-width.ts';

/** From here on there is room beside a talk (`assistant.module.css`). */
const desk = 960;

const subscribe = (act: () => void) => onWidthPassed(desk, act);
const isWide = () => isWiderThan(desk);

/** Whether the window has room for something beside the talk; follows the window. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);
