import { type BrowserContext, test as plainTest } from '@playwright/test';
import { CONTEXT, NEWSROOM } from './newsroom.ts';

/**
 * A journey starts in a browser that has visited the console before: only the console's files are cached.
 * Fetching and compiling the 70 files of a page for each journey took a sixth of the processor time.
 */
export const test = plainTest.extend<{ context: BrowserContext }, { visited: BrowserContext }>({
  visited: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ ...CONTEXT, baseURL: NEWSROOM.url });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ visited }, use) => {
    await use(visited);
    await forget(visited);
  },
});

/** Clears cookies and the origin's storage; session storage ends with its page. */
async function forget(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
  await context.clearCookies();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';
  await session.send('Storage.clearDataForOrigin', { origin: new URL(NEWSROOM.url).origin, storageTypes });
  await page.close();
}
