/// <reference types="@vitest/browser-playwright" />

/**
 * Makes Chromium draw a page of the screens' tests: `packages/web/test/keep-drawing.ts` says when.
 * @type {import('vitest/node').BrowserCommand<[why: string]>}
 */
export async function drawPage({ page, context }, why) {
  process.stderr.write(`A page is drawn anew: ${why}.\n`);
  await page.bringToFront();
  const session = await context.newCDPSession(page);
  // A picture of the page forces a frame, whatever the window's state.
  await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 1 });
  await session.detach();
}
