import './count-renders.ts';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { i18n } from '#web/core/i18n/i18n.ts';
import { clearToasts } from '#web/ui/feedback/toasts.ts';
import { currentQuestion } from '#web/ui/overlay/confirm.ts';
import { keepDrawing } from './keep-drawing.ts';
import { answersRead } from './network.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    drawPage: (why: string) => Promise<void>;
  }
}

const WIDTH = 1280;
const HEIGHT = 800;

/** Keys that a screen asked for and no file of texts has. */
const missingTexts = new Set<string>();
i18n.on('initialized', () => {
  i18n.options.saveMissing = true;
});
i18n.on('missingKey', (_languages, namespace, key) => missingTexts.add(`${namespace}: ${key}`));

/** Answers every open question with no; returns the first one's title. A question covers the screens of later tests. */
function closeQuestions(): string | undefined {
  const first = currentQuestion()?.title;
  for (let open = currentQuestion(); open; open = currentQuestion()) open.answer(false);
  return first;
}

beforeAll(() => keepDrawing(commands.drawPage, { every: 1_000, still: 6_000 }));

// Runs for each file. The library's own clean-up runs once where files share one page.
beforeEach(async () => {
  await answersRead();
  await cleanup();
  clearToasts();
  // An aborted test must not affect the next one.
  delete document.documentElement.dataset.theme;
  if (window.innerWidth !== WIDTH || window.innerHeight !== HEIGHT) await page.viewport(WIDTH, HEIGHT);
  if (i18n.isInitialized && i18n.language !== 'vi') await i18n.changeLanguage('vi');
  // Tab after the last control of a native dialog leaves the frame of the tests; later keys would reach nothing.
  window.focus();
});

afterEach(() => {
  const missing = [...missingTexts];
  missingTexts.clear();
  const question = closeQuestions();
  expect(missing, 'texts that are missing').toEqual([]);
  expect(question, 'a question that the test left open').toBeUndefined();
});
