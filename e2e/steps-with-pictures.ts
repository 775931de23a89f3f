import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, test } from '@playwright/test';

/** The folder that gets the pictures; without it none are taken. */
const FOLDER = process.env.JOURNEY_PICTURES;

/**
 * Steps of a journey. `JOURNEY_PICTURES=folder npm test -- journeys JOURNEY` also takes a picture of every open page
 * after each step and lists the steps in the journey's folder.
 */
export function stepsWithPictures(browser: Browser, journey: string) {
  let number = 0;
  return async (name: string, act: () => Promise<void>): Promise<void> => {
    await test.step(name, act);
    number += 1;
    if (FOLDER === undefined) return;
    const folder = join(FOLDER, journey);
    await mkdir(folder, { recursive: true });
    const pages = browser.contexts().flatMap((context) => context.pages());
    const files = pages.map((_, person) => `${String(number).padStart(2, '0')}-${person + 1}.png`);
    for (const [person, page] of pages.entries())
      await page.screenshot({ path: join(folder, files[person] ?? '') });
    await appendFile(join(folder, 'steps.txt'), `${number}. ${name}: ${files.join(', ')}\n`);
  };
}
