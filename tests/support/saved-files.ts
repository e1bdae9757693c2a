import { vi } from 'vitest';

/** Watches the downloads: the files that the page hands to the browser, in their order. */
export function watchSavedFiles(): File[] {
  const saved: File[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof File) saved.push(file);
    return 'blob:saved';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  return saved;
}
