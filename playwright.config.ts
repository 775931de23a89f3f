import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { testBrowser } from './scripts/setup/test-browser.mjs';

// The processes of one run share the environment, so the first one chooses for all.
process.env.NEWSROOM_URL ??= `http://127.0.0.1:${await freePort()}`;
const { NEWSROOM } = await import('./e2e/newsroom.ts');
const { executablePath, args, env } = testBrowser();

/** These wait for minutes, a set time, a save by itself or another server, so they wait side by side; none counts posts. */
const ARTICLES = [
  'interleavings.spec.ts',
  'newsroom-day.spec.ts',
  'three-people.spec.ts',
  'write-article.spec.ts',
];
const SCREENS = ['every-screen.spec.ts'];
const RUN = process.env.JOURNEYS ?? 'journeys';

/** Journeys: the built product with the demo newsroom on its own database. scripts/testing/steps.mjs runs the projects apart. */
export default defineConfig({
  testDir: './e2e',
  outputDir: `./test-results/${RUN}`,
  workers: 2,
  forbidOnly: true,
  // For machines that do much else: what is waited for is a sign, so it costs nothing where all is quick.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: `./test-results/${RUN}.json` }]],
  projects: [
    { name: 'articles', testMatch: ARTICLES, workers: 2 },
    { name: 'screens', testMatch: SCREENS, workers: 1 },
    { name: 'newsroom', testIgnore: [...ARTICLES, ...SCREENS], workers: 1 },
  ],
  use: {
    baseURL: NEWSROOM.url,
    // What cannot be pressed by then never can: the journey says so and what the page showed, instead of waiting.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1280, height: 800 },
    // Colours that are on their way would be looked at half-way.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args, env },
  },
  webServer: {
    command: 'node scripts/testing/serve-newsroom.mjs',
    url: `${NEWSROOM.url}/readyz`,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: new URL(NEWSROOM.url).port,
      ADMIN_EMAIL: NEWSROOM.superAdmin.email,
      ADMIN_PASSWORD: NEWSROOM.superAdmin.password,
      DEMO_PASSWORD: NEWSROOM.admin.password,
    },
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}
