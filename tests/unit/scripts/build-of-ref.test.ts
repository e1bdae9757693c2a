import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildOfRef } from '../../../scripts/sheet/build-of-ref.ts';

const trees = () => execFileSync('git', ['worktree', 'list'], { encoding: 'utf8' });

// A copy without git's folder has no versions.
test.runIf(existsSync('.git'))(
  'a version that git does not know is refused in its words, and leaves nothing behind',
  () => {
    const before = trees();
    expect(() => buildOfRef('no-such-version')).toThrow('no-such-version');
    expect(trees()).toBe(before);
  },
);
