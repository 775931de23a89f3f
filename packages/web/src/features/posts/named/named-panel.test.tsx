import { PLAIN_DETAILS } from '@toasoan/contract/features/posts/post-details.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anOpenPost, openEditor, panel, sent } from '../editing/test-support/open-editor.tsx';
import { aWholePost } from '../test-support/a-post.ts';
import { openPost } from '../test-support/open-posts.tsx';

const TITLE = 'Nhân vật, địa điểm, sự kiện';
const NAMES = '/admin/post/names';
const SEARCH = '/admin/user/search';

const ALL = {
  accounts: [
    { id: '7', name: 'Mạc Thị Sương', isGone: false },
    { id: '8', name: 'Lê Đình Vọng', isGone: true },
  ],
  events: [{ id: '3', name: 'Hội đèn sông', isGone: false }],
};

let network: Network;
/** The queries of a call. */
let asked: string[];
beforeEach(() => {
  network = freshBrowser();
  asked = [];
  answer(NAMES, ALL);
});

function answer(path: string, data: object): void {
  network.reply(path, (query) => {
    asked.push(query.toString());
    return Response.json({ error: 0, data });
  });
}

const person = (userId: string, displayName: string) => ({
  userId,
  displayName,
  avatar: null,
  accountType: 'figure',
});
const found = (...items: readonly object[]) => ({ items, total: items.length, page: 1, limit: 10 });
const chip = (name: string) => page.getByRole('button', { name: `Bỏ ${name}` });

describe('What a post is about', () => {
  test('is named in its panel, deleted accounts too, and the closed panel counts', async () => {
    await openEditor(network, anOpenPost({ figureIds: ['7', '8'], eventIds: ['3'] }));
    await expect.element(panel(TITLE)).toMatchTextContent(/3 mục$/);
    await userEvent.click(panel(TITLE));
    for (const name of ['Mạc Thị Sương', 'Lê Đình Vọng (đã xóa)', 'Hội đèn sông'])
      await expect.element(chip(name)).toBeVisible();
    expect(asked).toEqual(['accountIds=7&accountIds=8', 'eventIds=3']);
    await expectAccessible(page.getByRole('complementary').element());
  });

  test('is picked and taken out by keys, and saved', async () => {
    answer(SEARCH, found(person('9', 'Vịnh Đèn'), person('10', 'Vịnh Sương')));
    await openEditor(network, anOpenPost({ figureIds: ['7'] }));
    await userEvent.click(panel(TITLE));
    await userEvent.click(page.getByRole('button', { name: 'Điểm đến' }));
    await expect.element(page.getByRole('option', { name: 'Vịnh Đèn' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await expect.element(chip('Vịnh Sương')).toBeVisible();
    expect(asked.at(-1)).toContain('accountType=destination');
    chip('Mạc Thị Sương').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(chip('Mạc Thị Sương')).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => sent(network)).toMatchObject({ figureIds: [], destinationIds: ['10'] });
  });

  test('has events in a project with events', async () => {
    await openEditor(network, anOpenPost());
    await userEvent.click(panel(TITLE));
    await expect.element(page.getByRole('button', { name: 'Sự kiện', exact: true })).toBeVisible();
  });

  test('in project 2 is accounts alone, picked and saved beside an author', async () => {
    await openEditor(network, anOpenPost(), [], '2');
    await userEvent.click(panel(TITLE));
    await expect.element(page.getByRole('button', { name: 'Tổ chức' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Sự kiện', exact: true }).query()).toBeNull();
    answer(SEARCH, found(person('9', 'Mạc Thị Sương')));
    await userEvent.click(page.getByRole('button', { name: 'Nhân vật', exact: true }));
    await userEvent.click(page.getByRole('option', { name: 'Mạc Thị Sương' }));
    await expect.element(chip('Mạc Thị Sương')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    answer(SEARCH, found({ ...person('12', 'Hà Văn Thao'), penName: 'Sông Thao' }));
    await userEvent.click(panel('Tác giả và nguồn'));
    await userEvent.click(page.getByRole('button', { name: 'Chọn tác giả' }));
    await userEvent.click(page.getByRole('option', { name: /Sông Thao/ }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect
      .poll(() => sent(network))
      .toMatchObject({
        figureIds: ['9'],
        authors: [{ displayName: 'Hà Anh' }, { displayName: 'Sông Thao', accountId: '12' }],
      });
  });

  test('is named on the page of the post', async () => {
    const details = { ...PLAIN_DETAILS, figureIds: ['8'], eventIds: ['3', '4'] };
    await openPost(network, aWholePost({ details }));
    await expect.element(page.getByText('Lê Đình Vọng (đã xóa)')).toBeVisible();
    await expect.element(page.getByText('Hội đèn sông · #4')).toBeVisible();
  });
});
