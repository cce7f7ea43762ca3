import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** `import lyre from 'icon:lyre'` is the outline of one icon of the game-icons collection (512 x 512); only these ship. */
function icons(): Plugin {
  const file = new URL('node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
  let bodies: Record<string, { body: string }> | undefined;
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0icon:')) return null;
      bodies ??= (JSON.parse(readFileSync(file, 'utf-8')) as { icons: Record<string, { body: string }> }).icons;
      const outline = bodies[id.slice('\0icon:'.length)]?.body.match(/ d="([^"]+)"/)?.[1];
      if (!outline) this.error(`no icon ${id.slice(1)} in the collection`);
      return `export default ${JSON.stringify(outline)};`;
    },
  };
}

/** `licences.txt` beside the page: every package of others of which something is in the bundle, with its licence. */
function licences(): Plugin {
  const used = new Set(['@iconify-json/game-icons']); // Its outlines come in by the way above.
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const parts = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : part.originalFileNames));
      for (const part of parts) {
        const name = part.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/)?.[1];
        if (name) used.add(name);
      }
      const told = [...used].sort().map((name) => {
        const folder = new URL(`node_modules/${name}/`, import.meta.url);
        const about = JSON.parse(readFileSync(new URL('package.json', folder), 'utf-8')) as { version: string; license: string };
        const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
        const own = file ? new URL(file, folder) : new URL(`../LICENSES/${about.license}.txt`, import.meta.url);
        const text = existsSync(own) ? readFileSync(own, 'utf-8').trim() : `Under the licence ${about.license}.`;
        return `== ${name} ${about.version} (${about.license})\n\n${text}\n`;
      });
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: told.join('\n') });
    },
  };
}

/** Beside every hashed text its compressed forms: they are made once here, and not for every visitor. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => /^assets\/.*\.(js|css|svg|json)$/.test(one))) {
        const text = readFileSync(`${dir}/${name}`);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(text, { params: quality }));
        writeFileSync(`${dir}/${name}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}

const server = process.env.AEGEAN_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [icons(), licences(), compressed(), svelte(), svelteTesting()],
  resolve: {
    alias: {
      '@locales': fileURLToPath(new URL('../src/aegean/locales', import.meta.url)),
      '@rules': fileURLToPath(new URL('../docs/rules', import.meta.url)),
    },
  },
  build: {
    outDir: fileURLToPath(new URL('../src/aegean/web', import.meta.url)),
    emptyOutDir: true,
    // The content security policy allows no script that is written into the page.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // Every file of its own costs the visitor a request and a page of headers: what all pages share comes in one.
        codeSplitting: {
          groups: [
            { name: 'frame', test: /node_modules\/svelte\/|\/web\/src\/lib\/(parts\/)?[^/]+$/, minShareCount: 4 },
            { name: 'emblems', test: /icon:/, minShareCount: 24 }, // what is everywhere: icons that only modules share stay off the start page
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
