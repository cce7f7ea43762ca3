import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

const server = process.env.AEGEAN_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [icons(), svelte(), svelteTesting()],
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
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
