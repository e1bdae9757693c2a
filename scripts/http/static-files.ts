import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType, isCompressible } from './content-types.ts';
import { entityTag } from './folder-file.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface LoadedFile {
  changedAt: number;
  tag: string;
  raw: Uint8Array;
  /** Packed once, when first asked for. */
  packed: Map<Encoding, Promise<Uint8Array>>;
}

const pack: Record<Encoding, (raw: Uint8Array) => Promise<Uint8Array>> = {
  br: (raw) =>
    promisify(brotliCompress)(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    }),
  gzip: (raw) => promisify(gzip)(raw, { level: 9 }),
  identity: async (raw) => raw,
};

/** Files kept in memory, packed as small as they get, and read anew when they change on the disk. */
export class StaticFiles {
  readonly #loaded = new Map<string, LoadedFile>();

  /** Packs a file before anybody asks for it. */
  async warmUp(file: string): Promise<void> {
    if (isCompressible(file)) await packedContent(this.load(file), 'br');
  }

  /** The file as it lies on the disk now. */
  load(file: string): LoadedFile {
    const changedAt = statSync(file).mtimeMs;
    const cached = this.#loaded.get(file);
    if (cached?.changedAt === changedAt) return cached;
    const raw = readFileSync(file);
    const loaded = { changedAt, raw, tag: entityTag(raw), packed: new Map() };
    this.#loaded.set(file, loaded);
    return loaded;
  }

  /** Answers with the file in the smallest form that the browser takes. */
  async answer(
    file: string,
    headers: Record<string, string>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const loaded = this.load(file);
    const common = { ...headers, etag: loaded.tag, vary: 'accept-encoding' };
    if (request.headers['if-none-match'] === loaded.tag) {
      response.writeHead(304, common).end();
      return;
    }
    const encoding = isCompressible(file) ? bestEncoding(request) : 'identity';
    const content = await packedContent(loaded, encoding);
    response.writeHead(200, {
      ...common,
      'content-type': contentType(file),
      'content-length': content.length,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : content);
  }
}

function packedContent(loaded: LoadedFile, encoding: Encoding): Promise<Uint8Array> {
  const packed = loaded.packed.get(encoding) ?? pack[encoding](loaded.raw);
  loaded.packed.set(encoding, packed);
  return packed;
}

function bestEncoding(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
