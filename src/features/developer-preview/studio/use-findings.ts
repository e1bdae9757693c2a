import { useEffect, useState } from 'react';
import { systemClock } from '../../../platform/clock.ts';
import { checkFolder } from '../../../tenant-check/check-folder.ts';
import type { Finding } from '../../../tenant-check/finding.ts';
import type { Surroundings } from '../../../tenant-check/rule-input.ts';
import { checkedFolder, type FolderFiles } from './folder-files.ts';

/** A pause in typing after which the folder is checked, in milliseconds. */
export const restBeforeCheck = 300;

/** What the checker says about the folder, a moment after its last change. */
export function useFindings(
  id: string,
  files: FolderFiles,
  around: Surroundings | undefined,
): { findings: readonly Finding[]; isChecking: boolean } {
  const [done, setDone] = useState<{ files: FolderFiles; findings: readonly Finding[] }>();
  useEffect(() => {
    if (!around) return undefined;
    return systemClock.after(restBeforeCheck, () =>
      setDone({ files, findings: checkFolder(checkedFolder(id, files), around) }),
    );
  }, [id, files, around]);
  return { findings: done?.findings ?? [], isChecking: done?.files !== files };
}
