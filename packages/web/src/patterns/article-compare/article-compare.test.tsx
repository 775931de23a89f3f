import { ARTICLE_CORPUS } from '@toasoan/contract/article/article-corpus.ts';
import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { Suspense, useMemo, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ArticleCompare } from './article-compare.tsx';
import { articleOf, paragraph } from './test-support/sample-articles.ts';
import { TextCompare } from './text-compare.tsx';

async function compare(before: ArticleDocument, after: ArticleDocument) {
  await renderScreen(
    <Suspense>
      <ArticleCompare
        before={before}
        after={after}
        beforeLabel="Phiên bản 12 · Nguyễn Lan · 20:15"
        afterLabel="Bản của bạn"
      />
    </Suspense>,
  );
  const view = page.getByRole('region', { name: 'So sánh hai bản' });
  await expect.element(view).toBeVisible();
  return view;
}

const numbered = (count: number, changed: readonly number[] = []) =>
  articleOf(
    ...Array.from({ length: count }, (_, place) =>
      changed.includes(place)
        ? `Đoạn thứ ${place} của bài đã được sửa`
        : `Đoạn thứ ${place} của bài chưa được sửa`,
    ),
  );

const WHOLE = numbered(40);

function Versions() {
  const [place, setPlace] = useState(20);
  const after = useMemo(() => numbered(40, [place]), [place]);
  return (
    <Suspense>
      <button type="button" onClick={() => setPlace(21)}>
        Phiên bản khác
      </button>
      <ArticleCompare before={WHOLE} after={after} beforeLabel="12" afterLabel="13" />
    </Suspense>
  );
}

describe('two versions of an article', () => {
  test('a changed tone marks the whole syllable as removed and added', async () => {
    const view = await compare(
      articleOf('Mùa lúa chin ở Mường Lống'),
      articleOf('Mùa lúa chín ở Mường Lống'),
    );
    await expect.element(view.getByRole('deletion')).toHaveTextContent('bỏ: chin');
    await expect.element(view.getByRole('insertion')).toHaveTextContent('thêm: chín');
    await expect.element(view).toMatchTextContent(/Phiên bản 12 · Nguyễn Lan · 20:15/);
  });

  test('two equal texts show a message', async () => {
    const view = await compare(articleOf('Một'), articleOf('Một'));
    await expect.element(view).toMatchTextContent(/Hai bản giống nhau về chữ và định dạng/);
  });

  test('n and p move from change to change and wrap around, and the count follows', async () => {
    const view = await compare(numbered(40), numbered(40, [5, 20, 33]));
    const status = view.getByRole('status');
    await expect.element(status).toHaveTextContent('3 thay đổi');
    await userEvent.keyboard('n');
    await expect.element(status).toHaveTextContent('Thay đổi 1/3');
    await userEvent.keyboard('pp');
    await expect.element(status).toHaveTextContent('Thay đổi 2/3');
    expect(document.activeElement?.textContent).toMatch(/Đoạn thứ 20/);
  });

  test('unchanged stretches are folded and can be opened', async () => {
    const view = await compare(numbered(40), numbered(40, [20]));
    await expect.element(view.getByText('… 18 đoạn không đổi')).toBeVisible();
    await expect.element(view.getByText(/Đoạn thứ 2 /)).not.toBeInTheDocument();
    await userEvent.click(view.getByText('… 18 đoạn không đổi'));
    await expect.element(view.getByText(/Đoạn thứ 2 /).first()).toBeVisible();
    await userEvent.click(view.getByRole('switch', { name: 'Chỉ xem thay đổi' }));
    await expect.element(view.getByText('… 20 đoạn không đổi')).toBeVisible();
    await expect.element(view.getByText(/Đoạn thứ 19 /)).not.toBeInTheDocument();
  });

  test('two other versions start folded and at their first change', async () => {
    await renderScreen(<Versions />);
    await userEvent.click(page.getByText('… 18 đoạn không đổi'));
    await userEvent.keyboard('n');
    await expect.element(page.getByRole('status')).toHaveTextContent('Thay đổi 1/1');
    await userEvent.click(page.getByRole('button', { name: 'Phiên bản khác' }));
    await expect.element(page.getByRole('status')).toHaveTextContent('1 thay đổi');
    await expect.element(page.getByText('… 19 đoạn không đổi')).toBeVisible();
  });

  test('changed styles and addresses are described in words', async () => {
    const text = (words: string, ...marks: ArticleNode['marks'] & object): ArticleNode => ({
      type: 'text',
      text: words,
      marks,
    });
    const link = (href: string) => ({
      type: 'link' as const,
      attrs: { href, newTab: false, nofollow: false },
    });
    const doc = (...content: ArticleNode[]): ArticleDocument => ({
      type: 'doc',
      content: [{ type: 'paragraph', content }],
    });
    const view = await compare(
      doc(text('Xem '), text('cổng', link('https://a.vn')), text(' của tỉnh')),
      doc(text('Xem '), text('cổng', link('https://b.vn')), text(' của '), text('tỉnh', { type: 'bold' })),
    );
    await expect
      .element(view)
      .toMatchTextContent(/Liên kết “cổng”: https:\/\/a\.vn đổi thành https:\/\/b\.vn/);
    await expect.element(view).toMatchTextContent(/“tỉnh”: thêm chữ đậm/);
  });

  test('a picture and a gallery that changed say so in words, never by codes', async () => {
    const attrs = { mediaId: '12', key: 'AbCdEfGhIjKlMnOpQrStUv', width: 16, height: 9, caption: 'Chợ' };
    const figure = (align: string, crop = {}): ArticleNode => ({
      type: 'figure',
      attrs: { ...attrs, align, ...crop },
    });
    const doc = (align: string, layout: string, crop?: object): ArticleDocument => ({
      type: 'doc',
      content: [
        figure(align, crop),
        { type: 'gallery', attrs: { layout, caption: '' }, content: [figure('center')] },
      ],
    });
    const view = await compare(doc('center', 'grid'), doc('wide', 'slides', { ratio: '4x3' }));
    const said = (role: 'insertion' | 'deletion') =>
      view
        .getByRole(role)
        .elements()
        .map((one) => one.textContent);
    expect(said('deletion')).toEqual(['bỏ: Vị trí: giữa', 'bỏ: Cắt: nguyên ảnh', 'bỏ: Xếp lưới']);
    expect(said('insertion')).toEqual(['thêm: Vị trí: tràn rộng', 'thêm: Cắt: 4:3', 'thêm: Trình chiếu']);
    expect(view.element().textContent).not.toMatch(/center|wide|grid|slides|4x3|whole/);
  });

  test('an unknown node is a box with its facts', async () => {
    const map = { type: 'map', attrs: { place: 'Hồ Gươm' } } as unknown as ArticleNode;
    const view = await compare(articleOf('Một'), { type: 'doc', content: [paragraph('Một'), map] });
    await expect.element(view.getByText(/Hồ Gươm/)).toBeVisible();
    const added = view.getByRole('insertion').elements();
    expect(added.map((one) => one.textContent)).toEqual([
      'thêm: Nội dung bản này chưa đọc được',
      'thêm: Hồ Gươm',
    ]);
  });

  test('in a narrow window both texts are in one column', async () => {
    await page.viewport(390, 800);
    const view = await compare(articleOf('Giá vé 10.000 đồng'), articleOf('Giá vé 12.000 đồng'));
    await expect.element(view).toMatchTextContent(/Giá vé bỏ: 10\.000thêm: 12\.000 đồng/);
    await page.viewport(1280, 800);
  });

  test.for(['light', 'dark'])(
    'every part of an article shows without anything that axe finds wrong, %s',
    async (theme) => {
      document.documentElement.dataset.theme = theme;
      const all = ARTICLE_CORPUS.flatMap((one) => one.document.content);
      const view = await compare(
        {
          type: 'doc',
          content: [...all.slice(0, 12), paragraph('Đoạn này sẽ được sửa lại'), ...all.slice(20)],
        },
        { type: 'doc', content: [...all.slice(4), paragraph('Đoạn này đã được sửa lại')] },
      );
      await expect.element(view).toMatchTextContent(/30\.000 đồng/);
      for (const width of [1280, 390]) {
        await page.viewport(width, 800);
        await expectAccessible();
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
      await page.viewport(1280, 800);
      delete document.documentElement.dataset.theme;
    },
  );
});

describe('two short texts', () => {
  test('words in a line, entries in a list', async () => {
    await renderScreen(
      <Suspense>
        <TextCompare before="Mùa lúa chín" after="Mùa cam chín" />
        <TextCompare before={['Nghệ An', 'lúa']} after={['Nghệ An', 'mùa vàng']} />
      </Suspense>,
    );
    await expect.element(page.getByRole('paragraph')).toHaveTextContent('Mùa bỏ: lúathêm: cam chín');
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['Nghệ An', 'bỏ: lúa', 'thêm: mùa vàng']);
  });
});
