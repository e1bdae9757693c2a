import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A key and a certificate of nobody, for this machine alone. Throws where there is no `openssl`. */
export function ownCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'loanfront-perf-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const wanted = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const places = ['-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=127.0.0.1'];
  try {
    execFileSync('openssl', ['req', ...wanted, ...places], { stdio: 'ignore' });
  } catch {
    throw new Error('HTTP/2 needs a certificate, and openssl could not make one: install openssl.');
  }
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return made;
}
