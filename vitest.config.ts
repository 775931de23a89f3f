import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { fillBreakpoints } from './packages/web/src/ui/tokens/breakpoints.ts';
import { testBrowser } from './scripts/setup/test-browser.mjs';
import { drawPage } from './scripts/testing/draw-page.mjs';

const browser = testBrowser();
/**
 * Milliseconds that a test waits for a sign. On an idle machine a sign comes within two seconds; beside two other busy
 * programs it took up to three times as long.
 */
const PATIENCE = 15_000;

/** A fresh object each time: Vitest writes into it. */
const inBrowser = (name: string, include: string, maxWorkers: number): TestProjectConfiguration => ({
  root: './packages/web',
  plugins: [react()],
  css: { postcss: { plugins: [fillBreakpoints] } },
  // Production builds of React and the libraries: their development checks took half of the time.
  oxc: { jsx: { development: false } },
  cacheDir: '../../node_modules/.cache/vitest-screens',
  // Found before the first test: a later find reloads the page and loads a second React.
  optimizeDeps: {
    entries: ['src/**/*.tsx', 'test/**/*.tsx', 'bench/**/*.tsx'],
    include: ['react/jsx-runtime', 'vitest-browser-react'],
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  test: {
    name,
    // Files share one page and its modules: reading the modules for each file took half of the time.
    isolate: false,
    setupFiles: [`${import.meta.dirname}/packages/web/test/clean-page.ts`],
    include: [include],
    globalSetup: [`${import.meta.dirname}/scripts/setup/prepare-test-browser.mjs`],
    // A test waits for several signs, each with its patience.
    testTimeout: 40_000,
    // A test sees a sign at once, and waits for it as long as a busy machine needs.
    expect: { poll: { interval: 15, timeout: PATIENCE } },
    // Half of the time a page waits. Each has a browser context of its own: storage, locks, focus and size.
    maxWorkers,
    sequence: { groupOrder: 2 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { drawPage },
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
});

/** The test suites that Vitest runs; journeys are Playwright's. */
export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/{contract,site,web}/{src,test}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          // Most files take a few milliseconds: a process and its modules for each took two thirds of the time.
          isolate: false,
          testTimeout: 20_000,
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
          // Each file has its own server and database: reading the modules for each file took half of the time.
          isolate: false,
          // Answers of thousands of calls die young; a larger nursery halves the work of the garbage collector.
          execArgv: ['--max-semi-space-size=64'],
          // The slowest test without a crash takes 8 s on an idle machine. Crash tests name a limit of their own.
          testTimeout: 50_000,
          hookTimeout: 50_000,
          expect: { poll: { timeout: PATIENCE } },
          // Node itself reads our TypeScript, as in the product; nothing here is mocked, which is what Vite is needed for.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          sequence: { groupOrder: 1 },
        },
      },
      inBrowser('screens', '{src,test}/**/*.test.tsx', 2),
      // Measures time, one file after the other: `npm run bench -- typing` runs it, `npm test` never does.
      inBrowser('bench', 'bench/**/*.bench.tsx', 1),
    ],
  },
});
