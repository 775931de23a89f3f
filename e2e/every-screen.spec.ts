import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ask, enter, type Person, tokenOf } from './enter.ts';
import { ACCOUNT_SCREENS } from './screens/account-screens.ts';
import { COMMENT_SCREENS } from './screens/comment-screens.ts';
import { CONTEST_SCREENS } from './screens/contest-screens.ts';
import { CRAWLER_SCREENS } from './screens/crawler-screens.ts';
import { EVENT_SCREENS } from './screens/event-screens.ts';
import { FRAME_SCREENS } from './screens/frame-screens.ts';
import { LAYOUT_SCREENS } from './screens/layout-screens.ts';
import { LINK_SCREENS } from './screens/link-screens.ts';
import {
  expectAccessible,
  expectShown,
  LANGUAGES,
  type Language,
  LOOKS,
  openAbove,
  other,
  PAGE_LOOKS,
  untilAdapted,
  wear,
} from './screens/look-at.ts';
import { MEDIA_SCREENS } from './screens/media-screens.ts';
import { PAGE_SETTING_SCREENS } from './screens/page-setting-screens.ts';
import { POST_SCREENS } from './screens/post-screens.ts';
import { REQUEST_SCREENS } from './screens/request-screens.ts';
import { ROYALTY_SCREENS } from './screens/royalty-screens.ts';
import type { NumberOf, Screen } from './screens/screen.ts';
import { TRANSLATION_SCREENS } from './screens/translation-screens.ts';
import { speak, walkFresh, walkTo } from './screens/walk.ts';
import { test } from './test.ts';

interface Place {
  readonly of: string;
  readonly screens: readonly Screen[];
  /** Who looks at them; the administrator of the project when absent. */
  readonly as?: Person;
  /** Where they are; the first project when absent. */
  readonly projectId?: string;
}

const PLACES: readonly Place[] = [
  { of: 'the frame and its lists', screens: FRAME_SCREENS },
  { of: 'posts', screens: POST_SCREENS },
  { of: 'the library', screens: MEDIA_SCREENS },
  { of: 'comments', screens: COMMENT_SCREENS },
  { of: 'accounts', screens: ACCOUNT_SCREENS },
  { of: 'events', screens: EVENT_SCREENS },
  { of: 'internal links', screens: LINK_SCREENS },
  { of: 'content templates and layouts', screens: LAYOUT_SCREENS },
  { of: 'page settings', screens: PAGE_SETTING_SCREENS, as: 'superAdmin' },
  { of: 'the crawler', screens: CRAWLER_SCREENS, as: 'superAdmin' },
  { of: 'translations', screens: TRANSLATION_SCREENS, as: 'superAdmin' },
  { of: 'correction requests', screens: REQUEST_SCREENS },
  { of: 'royalties', screens: ROYALTY_SCREENS },
  { of: 'contests', screens: CONTEST_SCREENS, as: 'superAdmin', projectId: '2' },
];
const SCREENS = PLACES.flatMap(({ screens }) => screens);

/** The ids of the demo's posts by title. */
async function postNumbers(page: Page, token: string): Promise<NumberOf> {
  const pageOf = (number: number) =>
    ask<{ items: { id: string; title: string }[] }>(
      page.request,
      token,
      'get',
      `post/list?limit=100&page=${number}`,
    );
  const items = [...(await pageOf(1)).items, ...(await pageOf(2)).items];
  return (title) => {
    const post = items.find((one) => one.title === title);
    if (!post) throw new Error(`The demo newsroom has no post “${title}”.`);
    return post.id;
  };
}

/**
 * Orders the screens so that neighbours have different addresses where possible. Another address costs one page; the
 * same address also costs two changes of the language.
 */
function atDifferentAddresses(screens: readonly Screen[]): Screen[] {
  const left = [...screens];
  const order: Screen[] = [];
  const addressOf = ({ path }: Screen) =>
    (typeof path === 'string' ? path : path((title) => title)).split('?')[0];
  for (let last = ''; left.length > 0; ) {
    const [next] = left.splice(
      Math.max(
        0,
        left.findIndex((one) => addressOf(one) !== last),
      ),
      1,
    );
    if (next === undefined) break;
    order.push(next);
    last = addressOf(next) ?? '';
  }
  return order;
}

/** The last part of each address that a feature declares. */
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

test('every address of the console has a checked screen', () => {
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

for (const { of, screens, as = 'admin', projectId } of PLACES) {
  test(`every page of ${of} is accessible in both languages, light and dark, wide and narrow`, async ({
    page,
  }) => {
    // Up to 28 pages in two looks each take 25 s on an idle machine.
    test.setTimeout(240_000);
    let language: Language = 'vi';
    await wear(page, PAGE_LOOKS[language].wide);
    const token = await enter(page, as, '/profile', {
      theme: 'system',
      language,
      allPanels: true,
      projectId,
    });
    const numberOf = await postNumbers(page, token);
    for (const { name, path, shows, floats } of atDifferentAddresses(screens.filter(({ act }) => !act))) {
      const look = async (width: 'wide' | 'narrow') => {
        await test.step(`${name} in ${language}, ${width}`, async () => {
          await expectShown(page, shows, PAGE_LOOKS[language][width], language);
          await expectAccessible(page, floats);
        });
      };
      // The next page starts in the language in which this one ends.
      await wear(page, PAGE_LOOKS[language].wide);
      await walkTo(page, typeof path === 'string' ? path : path(numberOf), language);
      // The window was narrow for the page before.
      await untilAdapted(page);
      await look('wide');
      language = other(language);
      await speak(page, language);
      await wear(page, PAGE_LOOKS[language].narrow);
      await untilAdapted(page);
      await look('narrow');
    }
  });
}

/** Each overlay is checked in one language; the languages alternate. */
const OPENED = LANGUAGES.flatMap((language, turn) =>
  PLACES.map(({ of, screens, as = 'admin', projectId }) => ({
    of,
    as,
    projectId,
    language,
    screens: screens.filter(({ act }) => act).filter((_, index) => index % 2 === turn),
  })),
).filter(({ screens }) => screens.length > 0);

/** News of a task that has ended meanwhile lies over the head of a narrow overlay for some seconds. */
async function closeNews(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: /^(Đóng thông báo|Close notification)$/ });
  while ((await close.count()) > 0)
    await close
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
}

for (const { of, as, projectId, language, screens } of OPENED) {
  const { wide, narrow } = LOOKS[language];
  const looks = `${wide.theme} at ${wide.width}, then ${narrow.theme} at ${narrow.width}`;
  test(`every overlay on ${of} is accessible in ${language}, ${looks}`, async ({ page }) => {
    // Up to 24 overlays in two looks each take 45 s on an idle machine.
    test.setTimeout(240_000);
    await wear(page, wide);
    const token = await enter(page, as, '/profile', {
      theme: 'system',
      language,
      allPanels: true,
      projectId,
    });
    const numberOf = await postNumbers(page, token);
    for (const { name, path, shows, act, wideOnly, floats, loads } of screens) {
      const open = async (look: typeof wide | typeof narrow) => {
        const address = typeof path === 'string' ? path : path(numberOf);
        await wear(page, wide);
        if (loads) await page.goto(address);
        else await walkFresh(page, address, language);
        if (look === narrow) {
          await wear(page, narrow);
          await untilAdapted(page);
        }
        await act?.(page);
      };
      await test.step(name, async () => {
        await open(wide);
        await expectShown(page, shows, wide, language);
        await closeNews(page);
        await expectAccessible(page, floats);
      });
      if (wideOnly) continue;
      await test.step(`${name}, narrow`, async () => {
        const before = await openAbove(page);
        await wear(page, narrow);
        await untilAdapted(page);
        // The narrow layout moved the button and closed its overlay: open it again.
        if (before === 0 || (await openAbove(page)) !== before) await open(narrow);
        await expectShown(page, shows, narrow, language);
        await closeNews(page);
        await expectAccessible(page, floats);
      });
    }
  });
}

const BARE = [
  { language: 'vi', ...PAGE_LOOKS.vi.wide },
  { language: 'en', ...PAGE_LOOKS.en.narrow },
] as const;

for (const { theme, language, width } of BARE) {
  test(`pages without an account are accessible in ${theme} and ${language} at ${width}`, async ({
    browser,
  }) => {
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
      await expect(page.locator(once ? 'html' : '.preview-bar')).toHaveAttribute('lang', language);
      await expectAccessible(page);
    }
    await page.close();
  });
}

/** A link that shows a draft without an account; a single-use link first shows a confirmation page. */
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
