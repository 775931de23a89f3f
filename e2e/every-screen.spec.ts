import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ask, enter, tokenOf } from './enter.ts';
import { FRAME_SCREENS } from './screens/frame-screens.ts';
import {
  expectAccessible,
  expectShown,
  LANGUAGES,
  type Language,
  LOOKS,
  openAbove,
  other,
  settle,
  wear,
} from './screens/look-at.ts';
import { MEDIA_SCREENS } from './screens/media-screens.ts';
import { POST_SCREENS } from './screens/post-screens.ts';
import type { NumberOf } from './screens/screen.ts';
import { speak, walkAnew, walkTo } from './screens/walk.ts';

const PLACES = [
  { of: 'the frame and its lists', screens: FRAME_SCREENS },
  { of: 'posts', screens: POST_SCREENS },
  { of: 'the library', screens: MEDIA_SCREENS },
];
const SCREENS = PLACES.flatMap(({ screens }) => screens);

/** The demo's posts by their titles. */
async function postNumbers(page: Page, token: string): Promise<NumberOf> {
  const { items } = await ask<{ items: { id: string; title: string }[] }>(
    page.request,
    token,
    'get',
    'post/list?limit=100',
  );
  return (title) => {
    const post = items.find((one) => one.title === title);
    if (!post) throw new Error(`The demo newsroom has no post “${title}”.`);
    return post.id;
  };
}

/** Addresses of pages as the features declare them, the last part of each. */
function declaredPaths(): string[] {
  const features = join(import.meta.dirname, '..', 'packages', 'web', 'src', 'features');
  return readdirSync(features, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const file = join(features, name, 'routes.tsx');
      const text = readdirSync(join(features, name)).includes('routes.tsx') ? readFileSync(file, 'utf8') : '';
      return [...text.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
    })
    .filter((path) => path !== '/');
}

test('every address of the console has a screen that is looked at', () => {
  const looked = SCREENS.map(({ path }) => (typeof path === 'string' ? path : path(() => '1')));
  const declared = declaredPaths();
  expect(declared.length).toBeGreaterThan(12);
  for (const path of declared) {
    const pattern = new RegExp(`(^|/)${path.replace(/^\//, '').replace(/:\w+/g, '\\d+')}($|\\?)`);
    expect(
      looked.some((one) => pattern.test(one)),
      path,
    ).toBe(true);
  }
});

for (const { of, screens } of PLACES) {
  test(`every page of ${of} is sound in both languages, light and dark, wide and narrow`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    let language: Language = 'vi';
    await wear(page, LOOKS[language].wide);
    const token = await enter(page, 'admin', '/profile', { theme: 'system', language, allPanels: true });
    const numberOf = await postNumbers(page, token);
    for (const { name, path, shows, floats } of screens.filter(({ act }) => !act)) {
      const look = async (width: 'wide' | 'narrow') => {
        const worn = LOOKS[language][width];
        await test.step(`${name} in ${language}, ${width}`, async () => {
          await expectShown(page, shows, worn, language);
          await expectAccessible(page, floats);
        });
      };
      const lookNarrow = async () => {
        await wear(page, LOOKS[language].narrow);
        await settle(page);
        await look('narrow');
      };
      await wear(page, LOOKS[language].wide);
      await walkTo(page, typeof path === 'string' ? path : path(numberOf), language);
      await look('wide');
      await lookNarrow();
      language = other(language);
      await wear(page, LOOKS[language].wide);
      await settle(page);
      await speak(page, language);
      await look('wide');
      await lookNarrow();
    }
  });
}

/** What is opened on pages is looked at in one language, turn and turn about. */
const OPENED = LANGUAGES.flatMap((language, turn) =>
  PLACES.map(({ of, screens }) => ({
    of,
    language,
    screens: screens.filter(({ act }) => act).filter((_, index) => index % 2 === turn),
  })),
);

for (const { of, language, screens } of OPENED) {
  const { wide, narrow } = LOOKS[language];
  const looks = `${wide.theme} at ${wide.width}, then ${narrow.theme} at ${narrow.width}`;
  test(`what is opened on ${of} is sound in ${language}, ${looks}`, async ({ page }) => {
    test.setTimeout(600_000);
    await wear(page, wide);
    const token = await enter(page, 'admin', '/profile', { theme: 'system', language, allPanels: true });
    const numberOf = await postNumbers(page, token);
    for (const { name, path, shows, act, wideOnly, floats, loads } of screens) {
      const open = async (look: typeof wide | typeof narrow) => {
        const address = typeof path === 'string' ? path : path(numberOf);
        await wear(page, wide);
        if (loads) await page.goto(address);
        else await walkAnew(page, address, language);
        if (look === narrow) {
          await wear(page, narrow);
          await settle(page);
        }
        await act?.(page);
      };
      await test.step(name, async () => {
        await open(wide);
        await expectShown(page, shows, wide, language);
        await expectAccessible(page, floats);
      });
      if (wideOnly) continue;
      await test.step(`${name}, narrow`, async () => {
        const before = await openAbove(page);
        await wear(page, narrow);
        await settle(page);
        // What belongs to a button that gave way is opened from where it stands now.
        if (before === 0 || (await openAbove(page)) !== before) await open(narrow);
        await expectShown(page, shows, narrow, language);
        await expectAccessible(page, floats);
      });
    }
  });
}

const BARE = LANGUAGES.flatMap((language) =>
  Object.values(LOOKS[language]).map((look) => ({ language, ...look })),
);

for (const { theme, language, width } of BARE) {
  test(`pages without an account are sound in ${theme} and ${language} at ${width}`, async ({ browser }) => {
    const page = await browser.newPage({
      locale: language,
      colorScheme: theme,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    await page.addInitScript((wanted) => localStorage.setItem('i18nextLng', wanted), language);
    for (const path of ['/login', '/totp']) {
      await page.goto(path);
      await expect(
        page.getByRole('button', { name: /Đăng nhập|Sign in|Log in|Xác nhận|Confirm/ }).first(),
      ).toBeVisible();
      await expectAccessible(page);
    }
    for (const once of [false, true]) {
      await page.goto(await sharedAddress(page, once));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAccessible(page);
    }
    await page.close();
  });
}

/** A link by which a draft is read without an account; one for a single use first shows its gate. */
async function sharedAddress(page: Page, once: boolean): Promise<string> {
  const token = await tokenOf(page.request, 'admin');
  const numberOf = await postNumbers(page, token);
  const { url } = await ask<{ url: string }>(page.request, token, 'post', 'post/share/create', {
    postId: numberOf('Tàu du lịch đêm thử nghiệm ghế nằm kiểu mới'),
    expiresIn: '1h',
    once,
    text: 'working',
  });
  return new URL(url, page.url()).pathname;
}
