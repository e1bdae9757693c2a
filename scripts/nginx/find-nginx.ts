import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../find-program.ts';

/** Programs that a real server needs, and the list of file types that came with nginx. */
export interface NginxTools {
  nginx: string;
  openssl: string;
  mimeTypes: string;
}

/** The system's nginx; why it cannot be run, where it cannot. */
export function findNginx(): NginxTools | { missing: string } {
  const [nginx, openssl] = [findProgram('nginx'), findProgram('openssl')];
  if (!nginx) return { missing: 'no nginx is installed; on Debian: apt-get install nginx-light' };
  if (!openssl) return { missing: 'openssl is not installed, which makes its certificate' };
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  const configuration = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  const mimeTypes = path.join(path.dirname(configuration), 'mime.types');
  if (!existsSync(mimeTypes)) return { missing: `${mimeTypes} does not exist` };
  return { nginx, openssl, mimeTypes };
}
