import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { testBrowser } from './scripts/setup/test-browser.mjs';

const browser = testBrowser();

/** The rings that Vitest runs; journeys are Playwright's. */
export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/{contract,web}/{src,test}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'routes',
          include: ['packages/server/{src,test,migrations,seeds}/**/*.test.ts'],
          globalSetup: ['./packages/server/test/global-setup.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        root: './packages/web',
        plugins: [react()],
        cacheDir: '../../node_modules/.cache/vitest-screens',
        // All at once before the first test: what is found later reloads the page, with a second React in it.
        optimizeDeps: {
          entries: ['src/**/*.tsx', 'test/**/*.tsx'],
          include: ['react/jsx-dev-runtime', 'vitest-browser-react'],
        },
        test: {
          name: 'screens',
          include: ['{src,test}/**/*.test.tsx'],
          globalSetup: [`${import.meta.dirname}/scripts/setup/prepare-test-browser.mjs`],
          testTimeout: 60_000,
          maxWorkers: 1,
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
              contextOptions: { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' },
            }),
          },
        },
      },
    ],
  },
});
