import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npm run dev` starts the server of the product beside this one and says where. */
const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/healthz', '/readyz', '/metrics'].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
});
