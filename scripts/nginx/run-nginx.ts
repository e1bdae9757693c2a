import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NginxTools } from './find-nginx.ts';

/** Where everything of one run lies, and where it listens. */
export interface NginxRun {
  /** A folder for its configuration, its logs and its temporary files. */
  folder: string;
  /** The site: a build, published. */
  site: string;
  ports: { http: number; https: number };
  /** Where the lender's server listens that answers below `/gateway/` and `/sandbox/`. */
  lender: string;
  /** The lenders with a path below `/gateway/`. */
  ids: readonly string[];
}

/** Puts something else in a place that must be there: the documented text is what is run. */
function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`deploy/nginx has no "${from}" any more`);
    return now.replaceAll(from, to);
  }, text);
}

/** The documented configuration with this machine's ports and folders in it. */
function writeConfiguration({ openssl, mimeTypes }: NginxTools, run: NginxRun): void {
  const { folder, site, ports, lender, ids } = run;
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `    ${name}_temp_path ${folder}/${name};`,
  );
  write(
    'nginx.conf',
    [
      // Without it the workers of a superuser's nginx are somebody else, who may not read a temporary folder.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${folder}/nginx.pid;`,
      'worker_processes 2;',
      'error_log stderr warn;',
      'events { worker_connections 512; }',
      'http {',
      ...temporary,
      `    include ${mimeTypes};`,
      '    default_type application/octet-stream;',
      `    include ${folder}/loanfront.conf;`,
      '}',
      '',
    ].join('\n'),
  );
  // The sandbox's own pages are beside the lender's calls; at a real lender there are none.
  const sandboxPages = `location ^~ /sandbox/ { proxy_pass ${lender}; proxy_set_header Host $host; }`;
  write(
    'loanfront.conf',
    replaced(readFileSync('deploy/nginx/loanfront.conf', 'utf8'), [
      ['listen 80 ', `listen 127.0.0.1:${ports.http} `],
      ['listen 443 ', `listen 127.0.0.1:${ports.https} `],
      ['/srv/loanfront', site],
      ['/var/log/nginx', folder],
      ['    location ^~ /pages/', `    ${sandboxPages}\n    location ^~ /pages/`],
    ]),
  );
  const gateway = readFileSync('deploy/nginx/gateway.example.conf', 'utf8');
  for (const id of ids)
    write(
      `loanfront/gateway/${id}.conf`,
      replaced(gateway, [
        ['location ^~ /gateway/india/', `location ^~ /gateway/${id}/`],
        ['proxy_pass https://api.lender.example/;', `proxy_pass ${lender}/gateway/${id}/;`],
        // The sandbox names its own addresses by it.
        ['proxy_http_version 1.1;', 'proxy_http_version 1.1; proxy_set_header Host $host;'],
      ]),
    );
  const printed = ['--dist', site, '--out', path.join(folder, 'loanfront')];
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/tenant-headers.ts', ...printed]);
  const tls = path.join(folder, 'loanfront/tls');
  mkdirSync(tls, { recursive: true });
  const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ');
  const files = ['-keyout', path.join(tls, 'tls.key'), '-out', path.join(tls, 'tls.crt')];
  execFileSync(openssl, ['req', ...kind, '-subj', '/CN=lender.example', ...files], {
    stdio: 'ignore',
  });
}

/** Starts nginx as the documents say; gives what stops it and waits for its end. Throws when it refuses; its own words are shown. */
export function runNginx(tools: NginxTools, run: NginxRun): () => Promise<void> {
  writeConfiguration(tools, run);
  const options = ['-p', run.folder, '-c', path.join(run.folder, 'nginx.conf')];
  execFileSync(tools.nginx, ['-t', '-q', ...options], { stdio: ['ignore', 'inherit', 'inherit'] });
  const child = spawn(tools.nginx, [...options, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((end) => child.once('exit', () => end()));
  return () => {
    child.kill('SIGTERM');
    return ended;
  };
}
