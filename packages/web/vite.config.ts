import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { directIconImports } from './build/direct-icon-imports.ts';
import { headScript } from './build/head-script.ts';
import { pageFiles } from './build/page-files.ts';
import { preloadFont } from './build/preload-font.ts';
import { fillBreakpoints } from './src/ui/tokens/breakpoints.ts';

/** `npm run dev` starts the server of the product beside this one and says where. */
const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:8080';

/** Puts our own function around every `import()`; `core/updates/fetch-before-import.ts` says why. */
function fetchBeforeImport(): Plugin {
  let isPut = false;
  return {
    name: 'fetch-before-import',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (id !== '\0vite/preload-helper.js') return undefined;
      isPut = true;
      const folder = import.meta.dirname.replaceAll('\\', '/');
      return `export { fetchBeforeImport as __vitePreload } from '${folder}/src/core/updates/fetch-before-import.ts';`;
    },
    generateBundle() {
      if (!isPut) this.error('Vite has no vite/preload-helper any more: parts would be imported unfetched.');
    },
  };
}

const source = `${import.meta.dirname.replaceAll('\\', '/')}/src`;
const chunks = chunkGroups(source);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    headScript(source),
    preloadFont(),
    directIconImports(),
    fetchBeforeImport(),
    react(),
    chunks.plugin,
    pageFiles(source),
  ],
  css: { postcss: { plugins: [fillBreakpoints] } },
  cacheDir: '../../node_modules/.cache/vite-web',
  build: {
    target: 'es2023',
    // Light and dark stand in one `light-dark()` each; without a target it would be rewritten into two variables.
    cssTarget: ['chrome140', 'firefox140', 'safari26'],
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    // Asset names carry a hash of their content, so the server lets browsers keep them for ever.
    assetsDir: 'assets',
    // A data: address would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Of a part that needs nothing else Vite names no file, not even its own.
      resolveDependencies: (file, others, { hostType }) =>
        hostType === 'js' ? [...new Set([file, ...others])] : others,
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [...chunks.groups],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/healthz', '/readyz', '/metrics', '^/p/', '^/media/', '^/contest-files/'].map((path) => [
        path,
        { target: api, changeOrigin: false },
      ]),
    ),
  },
});
