import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderedByKey } from '../../../../test/count-renders.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anOpenPost, headline, openEditor, panel } from './test-support/open-editor.tsx';

let network: Network;
beforeEach(async () => {
  network = freshBrowser();
  await openEditor(network, anOpenPost());
  // The inspector comes behind the text; its own coming is no work of a key.
  await expect.element(panel('Tác giả và nguồn')).toBeVisible();
});

const standfirst = () => page.getByRole('textbox', { name: 'Sapo', exact: true });
const body = () => page.getByRole('textbox', { name: 'Nội dung bài viết' });

/** Longer than what follows the first letters takes: parts fetched behind the text, the search for a resting headline. */
const REST_MS = 700;
const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

/** The first letter says that there is something to save, the next one hides what came late; then nothing is to say. */
async function startTyping(field: ReturnType<typeof page.getByRole>): Promise<void> {
  await userEvent.click(field);
  await userEvent.keyboard('a');
  await expect.element(page.getByText(/^Bản riêng của bạn, lưu/)).toBeVisible();
  await rest();
  await userEvent.keyboard('b');
  await rest();
}

describe('a key in the editor of a post renders', () => {
  test('the field of the headline and its counter', async () => {
    await startTyping(headline());
    expect(await renderedByKey()).toEqual(['HeadField', 'TitleCount']);
  });

  test('the field of the standfirst and its counter', async () => {
    await startTyping(standfirst());
    expect(await renderedByKey()).toEqual(['ExcerptCount', 'HeadField']);
  });

  test('nothing for a letter in the text', async () => {
    await startTyping(body());
    expect(await renderedByKey()).toEqual([]);
  });

  test('a field of the inspector with its counter', async () => {
    await userEvent.click(panel('Liên kết tĩnh và SEO'));
    await startTyping(page.getByRole('textbox', { name: 'Tiêu đề SEO' }));
    expect(await renderedByKey()).toEqual(['Counter', 'Field', 'Row', 'TextInput']);
  });
});

test('bar and tab follow a typed headline once typing pauses', async () => {
  await startTyping(headline());
  await userEvent.fill(headline(), 'Một tiêu đề mới');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Một tiêu đề mới' })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: /Một tiêu đề mới/ })).toBeVisible();
});
