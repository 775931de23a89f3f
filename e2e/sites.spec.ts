import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { default as Axe } from 'axe-core';
import { test } from './test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const API = '/api/public/v1/viet-nam';

interface Card {
  readonly path: string;
  readonly postType: string;
}

/** One post of each type that the demo has, and the pages around them. */
async function pathsOf(page: Page): Promise<string[]> {
  const ask = async <Data>(path: string) => {
    const answer = await page.request.get(`${API}${path}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const { blocks } = await ask<{ blocks: { posts: Card[] }[] }>('/home');
  const { categories } = await ask<{ categories: { path: string }[] }>('');
  const lists = await Promise.all(
    categories.map(async ({ path }) =>
      ask<{ page: { posts: Card[] } }>(`/category/${path.split('/').at(-1)}?limit=50`),
    ),
  );
  const cards = [...blocks.flatMap(({ posts }) => posts), ...lists.flatMap(({ page: { posts } }) => posts)];
  const byType = new Map(cards.map(({ postType, path }) => [postType, path]));
  const { items } = await ask<{ items: Card[] }>('/events');
  return [
    '',
    ...categories.slice(0, 1).map(({ path }) => path),
    ...byType.values(),
    '/su-kien',
    ...items.slice(0, 1).map(({ path }) => path),
    '/tim-kiem?q=ha+noi',
    '/khong-co-trang-nay',
  ];
}

async function violationsOf(page: Page): Promise<unknown> {
  await page.evaluate(axeSource);
  return await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document);
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`the site is accessible in ${colorScheme} at ${width} pixels and nothing is wider than the screen`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      for (const path of await pathsOf(page)) {
        await page.goto(`/s/viet-nam${path}`);
        expect.soft({ path, violations: await violationsOf(page) }).toEqual({ path, violations: [] });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft([path, Math.max(0, overflow)]).toEqual([path, 0]);
      }
    });
  }
}
