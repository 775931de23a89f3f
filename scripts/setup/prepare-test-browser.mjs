// Vitest calls this once before the first screen test.
export { prepareTestBrowser as setup } from './test-browser.mjs';
