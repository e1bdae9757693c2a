import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An older version of the whole app, built. */
export interface OlderBuild {
  dist: string;
  tenants: string;
  /** Takes it away again. */
  close: () => void;
}

/** Checks out what git calls `ref` beside this tree and builds it with this tree's packages. Throws git's or the build's own error. */
export function buildOfRef(ref: string): OlderBuild {
  const tree = mkdtempSync(path.join(tmpdir(), 'loanfront-ref-'));
  const close = () => {
    rmSync(tree, { recursive: true, force: true });
    execFileSync('git', ['worktree', 'prune']);
  };
  try {
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, ref], { stdio: 'pipe' });
    symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'), 'dir');
    // Not into `dist`: the report that the budgets read lies in the packages' folder, and is of this tree.
    const build = ['build', '--mode', 'preview', '--outDir', 'dist-before', '--logLevel', 'error'];
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...build], { cwd: tree });
    return { dist: path.join(tree, 'dist-before'), tenants: path.join(tree, 'tenants'), close };
  } catch (error) {
    close();
    throw error;
  }
}
