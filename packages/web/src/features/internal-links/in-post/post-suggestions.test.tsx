import { PLAIN_DETAILS } from '@toasoan/contract/features/posts/post-details.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { articleOf, articleText } from '../../../../test/open-article.tsx';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { openSuggestions, suggestedPost } from '../test-support/open-suggestions.tsx';

const TITLE = 'Giữ lửa tranh Đông Hồ';
const LINK = '<a href="/giu-lua" data-target="post:31">tranh Đông Hồ</a>';
const text = () => articleText().element().innerHTML;
const accept = page.getByRole('button', { name: `Viết liên kết đến bài “${TITLE}”` });

test('a post on the same subject stands in a group of its own with its reason and its words, and is written as a link to its record', async () => {
  await openSuggestions(freshBrowser(), articleOf('Chợ có tranh Đông Hồ.'), {
    posts: [
      suggestedPost({
        place: { run: 2, from: 7, to: 20, phrase: 'tranh Đông Hồ' },
        shared: { tags: ['Tranh dân gian', 'Tết'], accounts: ['Nguyễn Thị Oanh'], words: 'tranh Đông Hồ' },
      }),
    ],
  });
  const group = page.getByRole('region', { name: 'Bài cùng chủ đề' });
  await expect
    .element(group.getByRole('link', { name: TITLE }))
    .toHaveAttribute('href', expect.stringMatching(/view\/31\b/));
  await expect
    .element(
      group.getByText(
        'cùng thẻ “Tranh dân gian”, “Tết” · cùng nói về “Nguyễn Thị Oanh” · tít cùng có “tranh Đông Hồ”',
      ),
    )
    .toBeVisible();
  await expectAccessible();
  await userEvent.click(accept);
  await expect.poll(text).toBe(`<p>Chợ có ${LINK}.</p>`);
});

test('a post that no words speak of is linked from the words that the writer selects, and from none otherwise', async () => {
  await openSuggestions(freshBrowser(), articleOf('tranh Đông Hồ'), { posts: [suggestedPost()] });
  await expect.element(page.getByText(/^Bài không kèm câu trích/)).toBeVisible();
  await userEvent.click(accept);
  await expect.element(page.getByText('Hãy chọn chữ trong bài trước, trong một dòng.')).toBeVisible();
  expect(text()).toBe('<p>tranh Đông Hồ</p>');
  await userEvent.click(articleText());
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.click(accept);
  await expect.poll(text).toBe(`<p>${LINK}</p>`);
});

test('a post that links to this one already says so, and no other does', async () => {
  await openSuggestions(freshBrowser(), articleOf('Huế'), {
    posts: [suggestedPost({ id: '32', title: 'Bài khác' }), suggestedPost({ linksHere: true })],
  });
  const group = page.getByRole('region', { name: 'Bài cùng chủ đề' });
  const item = (name: string) =>
    group.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
  await expect.element(item(TITLE)).toMatchTextContent(/Đã liên kết tới bài này/);
  await expect.element(item('Bài khác')).not.toMatchTextContent(/Đã liên kết/);
  await expectAccessible();
});

test('a dismissed post goes, and the others stay', async () => {
  await openSuggestions(freshBrowser(), articleOf('Huế'), {
    posts: [suggestedPost(), suggestedPost({ id: '32', title: 'Bài khác' })],
  });
  await userEvent.click(page.getByRole('button', { name: `Bỏ gợi ý “${TITLE}”` }));
  await expect.element(page.getByRole('link', { name: TITLE })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Bài khác' })).toBeVisible();
});

test('posts are asked for by the tags, the people and the language of the form', async () => {
  const network = freshBrowser();
  const post = {
    tags: [{ id: '8', title: 'Huế' }],
    details: { ...PLAIN_DETAILS, lang: 'en' as const, figureIds: ['41'], destinationIds: ['42'] },
  };
  await openSuggestions(network, articleOf('Huế'), { posts: [suggestedPost()] }, post);
  await expect.element(page.getByRole('link', { name: TITLE })).toBeVisible();
  expect(network.to('/admin/internal-link/written').at(-1)?.body).toMatchObject({
    withPages: true,
    tagIds: ['8'],
    accountIds: ['41', '42'],
    lang: 'en',
  });
});
