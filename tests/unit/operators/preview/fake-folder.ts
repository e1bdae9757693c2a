import type { DiskFolder } from '../../../../src/platform/folder-on-disk.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** A folder on a disk that is none, with everything that was written into it. */
export function fakeFolder(
  name: string,
  files: Files,
  inner: Readonly<Record<string, Files>> = {},
  isRefusing = false,
): { folder: DiskFolder; written: Record<string, string | Uint8Array> } {
  const written: Record<string, string | Uint8Array> = {};
  const folder: DiskFolder = {
    name,
    read: async (file) => {
      const content = written[file] ?? files[file];
      return typeof content === 'string' ? content : undefined;
    },
    write: async (file, content) => {
      if (isRefusing) throw new Error('the disk is full');
      written[file] = content;
    },
    inner: async (below) => {
      const content = inner[below];
      return content && fakeFolder(below, content).folder;
    },
  };
  return { folder, written };
}
