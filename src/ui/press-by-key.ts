/** Enter and the space bar press what is a button by its role alone; held down, they press once. */
export function pressByKey(
  event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>,
  button: HTMLElement,
): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (!event.repeat) button.click();
}
