import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { fillBreakpoints } from './packages/web/src/ui/tokens/breakpoints.ts';
import { testBrowser } from './scripts/setup/test-browser.mjs';

const browser = testBrowser();
/** Milliseconds a sign is waited for: a busy machine may take its time over what an idle one does at once. */
const PATIENCE = 20_000;

/** The rings that Vitest runs; journeys are Playwright's. */
export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/{contract,web}/{src,test}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          // Most files take some milliseconds: a process and the modules anew for each took two thirds of the time.
          isolate: false,
          testTimeout: 60_000,
          expect: { poll: { timeout: PATIENCE } },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'routes',
          include: [
            'packages/server/{src,test,migrations,seeds}/**/*.test.ts',
            'packages/embedded-postgres/src/**/*.test.ts',
          ],
          globalSetup: ['./packages/server/test/global-setup.ts'],
          maxWorkers: 2,
          // Each file has a server and a database of its own: reading the modules anew for each took half of the time.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: PATIENCE } },
          // Node itself reads our TypeScript, as in the product; nothing here is mocked, which is what Vite is needed for.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          sequence: { groupOrder: 1 },
        },
      },
      {
        root: './packages/web',
        plugins: [react()],
        css: { postcss: { plugins: [fillBreakpoints] } },
        // React and the libraries are what the product ships; what they do for who writes took half of the time.
        oxc: { jsx: { development: false } },
        cacheDir: '../../node_modules/.cache/vitest-screens',
        // All at once before the first test: what is found later reloads the page, with a second React in it.
        optimizeDeps: {
          entries: ['src/**/*.tsx', 'test/**/*.tsx'],
          include: ['react/jsx-runtime', 'vitest-browser-react'],
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
        },
        test: {
          name: 'screens',
          // Files share one page and its modules: reading them anew for each took half of the time.
          isolate: false,
          setupFiles: [`${import.meta.dirname}/packages/web/test/clean-page.ts`],
          include: ['{src,test}/**/*.test.tsx'],
          globalSetup: [`${import.meta.dirname}/scripts/setup/prepare-test-browser.mjs`],
          testTimeout: 120_000,
          // A sign that comes is seen at once, and is waited for as long as a machine needs that does much else.
          expect: { poll: { interval: 15, timeout: 30_000 } },
          // Half of the time a page waits. Each has a browser context of its own: storage, locks, focus and size.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                executablePath: browser.executablePath,
                args: browser.args,
                env: browser.env,
              },
              // As in the journeys: what slides in is pressed at once.
              contextOptions: { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', reducedMotion: 'reduce' },
            }),
          },
        },
      },
    ],
  },
});
