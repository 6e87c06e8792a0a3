import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|webmanifest)$/;
/** Smaller files travel in one packet as they are. */
const LEAST = 1024;

/** Writes each text file once more as brotli and as gzip beside it, so that the service sends small files without working for it. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'riposte-compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the service worker has been written.
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          const path = join(folder, name);
          if (TEXT.test(name) && statSync(path).size >= LEAST) compress(path);
        }
      },
    },
  };
}

function compress(path: string): void {
  const text = readFileSync(path);
  const settings = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: settings }));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}
