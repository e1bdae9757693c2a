/** A folder of this computer that a person has chosen, to read and to write. */
export interface DiskFolder {
  name: string;
  /** The text of a file; undefined when there is none. */
  read(file: string): Promise<string | undefined>;
  /** Writes a file, and the folders on its way; rejects when the browser or the disk refuses. */
  write(file: string, content: string | Uint8Array<ArrayBuffer>): Promise<void>;
  /** A folder in it; undefined when there is none. */
  inner(name: string): Promise<DiskFolder | undefined>;
}

type Picker = (options: { mode: 'readwrite'; id: string }) => Promise<FileSystemDirectoryHandle>;

const picker = (): Picker | undefined => {
  const found: unknown = Reflect.get(window, 'showDirectoryPicker');
  // The only shape that this name has ever had; TypeScript's list of the browser does not know it yet.
  return typeof found === 'function' ? (found.bind(window) as Picker) : undefined;
};

/** Whether this browser can write into a folder of the computer. */
export const canPickFolder = (): boolean => picker() !== undefined;

/** Asks the person for a folder; undefined when they choose none or do not allow it. */
export async function pickFolder(): Promise<DiskFolder | undefined> {
  try {
    const handle = await picker()?.({ mode: 'readwrite', id: 'lender' });
    return handle && folderOf(handle);
  } catch {
    return undefined;
  }
}

function folderOf(handle: FileSystemDirectoryHandle): DiskFolder {
  const placeOf = async (file: string, create: boolean) => {
    const parts = file.split('/');
    const name = parts.pop() ?? file;
    let folder = handle;
    for (const part of parts) folder = await folder.getDirectoryHandle(part, { create });
    return folder.getFileHandle(name, { create });
  };
  return {
    name: handle.name,
    async read(file) {
      try {
        return await (await (await placeOf(file, false)).getFile()).text();
      } catch {
        return undefined;
      }
    },
    async write(file, content) {
      const stream = await (await placeOf(file, true)).createWritable();
      await stream.write(content);
      await stream.close();
    },
    async inner(name) {
      try {
        return folderOf(await handle.getDirectoryHandle(name));
      } catch {
        return undefined;
      }
    },
  };
}
