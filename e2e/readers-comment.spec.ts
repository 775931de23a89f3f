import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { default as Axe } from 'axe-core';
import { ask, tokenOf } from './enter.ts';
import { test } from './test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function findings(page: Page): Promise<unknown> {
  await page.evaluate(axeSource);
  return await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document);
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  });
}

/** The address of a public post that nobody has commented on. */
async function quietPost(page: Page, token: string): Promise<string> {
  const { items } = await ask<{ items: { id: string }[] }>(
    page.request,
    token,
    'get',
    'post/list?state=PUBLISHED&limit=50',
  );
  for (const { id } of items) {
    const address = `/api/intake/v1/1/comments/post-${id}`;
    const answer = await page.request.get(`${address}/thread`);
    const { data } = (await answer.json()) as { data: { total: number } };
    if (data.total === 0) return address;
  }
  throw new Error('Every post of the demo has comments.');
}

test('a reader writes under a post without an account; an editor approves it, and everybody reads it', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  const token = await tokenOf(page.request, 'editor');
  const address = await quietPost(page, token);
  const words = 'Mong phường sớm sửa con đường này, mưa xuống là ngập.';
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: /^Bình luận/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Nội dung bình luận').fill(words);
  await page.getByLabel('Tên của bạn').fill('Lê Thị Mai');
  await page.getByRole('button', { name: 'Gửi bình luận' }).click();
  await expect(page.getByText('Bình luận đang chờ tòa soạn duyệt.')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);

  const queue = await ask<{ items: { id: string; version: number; content: string }[] }>(
    page.request,
    token,
    'get',
    'comment/list?order=newest',
  );
  const sent = queue.items.find(({ content }) => content === words);
  await ask(page.request, token, 'post', `comment/decide/${sent?.id}`, {
    version: sent?.version,
    action: 'approve',
  });

  await page.emulateMedia({ colorScheme: 'light' });
  // An answer serves everybody for some seconds; the order is part of what is asked.
  await page.goto(address);
  await page.getByLabel('Sắp xếp').selectOption('Cũ nhất');
  await expect(page.getByRole('article', { name: 'Lê Thị Mai' })).toContainText(words);
  expect(await findings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a reader asks for a correction on a page of the newspaper, and the newsroom has it under the number shown', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  for (const form of [
    'forms/data-request',
    'forms/data-request-email',
    'comments/confirm',
    'comments/erase',
  ]) {
    await page.goto(`/api/intake/v1/1/${form}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([form, await findings(page)]).toEqual([form, []]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/api/intake/v1/1/comments/erase');
  await page.getByRole('link', { name: 'Yêu cầu cải chính' }).click();
  await page.getByLabel('Họ và tên').fill('Lê Thị Mai');
  await page.getByLabel('Email').fill('mai@mail.example');
  await page.getByLabel('Bạn là').selectOption('Bạn đọc');
  await page.getByLabel('Địa chỉ bài viết').fill('toasoan.local/gia-lua');
  await page.getByLabel('Nội dung chưa đúng').fill('Giá lúa là 7.000 đồng một ký, không phải 9.000 đồng.');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await expect(page.getByRole('heading', { name: 'Tòa soạn đã nhận yêu cầu' })).toBeFocused();
  const number = await page.getByText(/^YCCC-\d{4}-\d{4}$/).textContent();
  expect(await findings(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(problems).toEqual([]);

  const token = await tokenOf(page.request, 'editor');
  const { items } = await ask<{ items: { number: string }[] }>(
    page.request,
    token,
    'get',
    'correction-request/list',
  );
  expect(items.map((item) => item.number)).toContain(number);
});
