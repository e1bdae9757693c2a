/** A picture or another file that is no text. */
export interface BinaryFile {
  bytes: number;
  /** The first 16 bytes, each as one character. */
  head: string;
}

/** A tenant's folder, wherever it lies: on a disk, or only in a browser's memory. */
export interface TenantFolder {
  id: string;
  /** The text of each text file by its path in the folder: `tenant.json`, `legal/terms.en.md`. */
  files: ReadonlyMap<string, string>;
  /** The other files. */
  binaries?: ReadonlyMap<string, BinaryFile>;
  /** How a text file is saved, where that is not UTF-8. */
  encodings?: ReadonlyMap<string, string>;
  /** There may be more files than are given, so nothing counts as missing or needless. */
  isPartial?: boolean;
}

/** Texts by language, part of the app and key. */
export type SharedWording = ReadonlyMap<
  string,
  ReadonlyMap<string, Readonly<Record<string, string>>>
>;
