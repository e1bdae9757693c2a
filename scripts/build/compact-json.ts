import type { Plugin } from 'vite';

/** Takes the blanks out of the JSON files that the build gives an address of their own (the wording). */
export function compactJson(): Plugin {
  return {
    name: 'compact-json',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !/^assets\/.*\.json$/.test(file.fileName)) continue;
        file.source = JSON.stringify(JSON.parse(String(textOf(file.source))));
      }
    },
  };
}

function textOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}
