import { createContext, useContext } from 'react';
import type { JsonPath } from '../../check/json-tree.ts';
import type { Finding, Fix } from '../../check/finding.ts';
import type { Tenant } from '../../../src/tenant/tenant-schema.ts';
import type { DraftFiles } from './draft-history.ts';
import type { FolderFiles } from './folder-files.ts';
import type { Change } from '../../check/json-diff.ts';

/** Where a text stops being JSON. */
export interface BrokenJson {
  line: number;
  column: number;
  what: string;
}

/** Everything that the parts of the studio look at and do. */
export interface StudioState {
  id: string;
  /** The folder as it is published, and as it would be. */
  published: FolderFiles;
  files: FolderFiles;
  draft: DraftFiles;
  /** The text of `tenant.json`. */
  text: string;
  /** What the text says, or said before it was broken. */
  config: unknown;
  publishedConfig: unknown;
  broken: BrokenJson | undefined;
  /** The tenant when the app takes it. */
  tenant: Tenant | undefined;
  publishedTenant: Tenant | undefined;
  languages: readonly string[];
  changes: readonly Change[];
  /** What the lenders of the installation call themselves, by the ids of their folders, as far as they were read. */
  names: ReadonlyMap<string, string>;
  findings: readonly Finding[];
  isChecking: boolean;
  /** False when a reload would lose the draft. */
  isKept: boolean;
  /** The draft came with a link; these of its changes are left out. */
  held: readonly Omit<Change, 'old'>[] | undefined;
  writeFile(file: string, text: string | undefined): void;
  /** Writes a field, and with it other files of the folder, as one step. */
  write(path: JsonPath, value: unknown, files?: DraftFiles): void;
  /** Writes one of the two colours; what was chosen to go with the old ones goes with them. */
  pickColour(path: JsonPath, value: unknown): void;
  remove(path: JsonPath): void;
  fix(fix: Fix): void;
  canUndo: boolean;
  canRedo: boolean;
  undo(): void;
  redo(): void;
  discard(): void;
}

const StudioContext = createContext<StudioState | undefined>(undefined);

/** Hands the studio's state to its parts. */
export const StudioProvider = StudioContext.Provider;

/** The studio's state; throws outside the provider, which is a mistake in the code. */
export function useStudio(): StudioState {
  const state = useContext(StudioContext);
  if (!state) throw new Error('useStudio needs StudioProvider above it');
  return state;
}
