import { isolateText } from './isolate-text.ts';

/** A bank's way to pay under one name: bank and way, or the way alone where it says the bank itself. */
export function channelName(bankName: string, methodName: string): string {
  const saysBank = methodName.toLowerCase().includes(bankName.toLowerCase());
  return saysBank || bankName === ''
    ? methodName
    : `${isolateText(bankName)} · ${isolateText(methodName)}`;
}
