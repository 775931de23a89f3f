import type { ReceiptStep } from '@toasoan/contract/features/posts/publishing/publish-receipt.ts';
import { expect, test } from 'vitest';
import { rowsOfReceipt } from './receipt-rows.ts';

const step = (name: ReceiptStep['step'], state: ReceiptStep['state'] = 'DONE'): ReceiptStep => ({
  step: name,
  state,
  time: null,
  name: '',
  reason: null,
});
const rowsOf = (...steps: ReceiptStep[]) =>
  rowsOfReceipt({ version: 1, steps, nextLookSeconds: null }).map(({ step: name, files }) => [name, files]);

test('feeds and maps that hold the post are one line with their number', () => {
  expect(rowsOf(step('PAGE'), step('SITE_FEED'), step('SITEMAP'), step('WEBHOOK'))).toEqual([
    ['PAGE', 0],
    ['FEEDS', 2],
    ['WEBHOOK', 0],
  ]);
});

test('one that does not hold it has a line of its own', () => {
  expect(rowsOf(step('SITE_FEED', 'FAILED'), step('SITEMAP'), step('NEWS_SITEMAP', 'NONE'))).toEqual([
    ['SITE_FEED', 0],
    ['FEEDS', 1],
    ['NEWS_SITEMAP', 0],
  ]);
});

test('webhooks have a line each', () => {
  expect(rowsOf(step('WEBHOOK'), step('WEBHOOK', 'FAILED'))).toHaveLength(2);
});
