import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { Board } from './board.tsx';

interface Post {
  readonly id: string;
  readonly title: string;
}

const COLUMNS = [
  { key: 'draft', title: 'Bản nháp' },
  { key: 'waiting', title: 'Chờ biên tập' },
  { key: 'published', title: 'Đã xuất bản', hint: 'Từ đầu tuần' },
];
const LONG =
  'Hà Nội thí điểm tuyến xe buýt điện kết nối các làng nghề truyền thống với khu vực nội đô trong dịp Tết Nguyên đán';
const DISABLED_REASON = 'Bài phải được biên tập trước khi xuất bản';

function Controller({ count = 1254, onMore }: { readonly count?: number; readonly onMore?: () => void }) {
  const [places, setPlaces] = useState<Readonly<Record<string, readonly Post[]>>>({
    draft: [
      { id: '1', title: 'Tết' },
      { id: '2', title: LONG },
    ],
    waiting: [{ id: '3', title: 'Mùa lúa chín ở Mù Cang Chải' }],
    published: [],
  });
  function move(post: Post, to: string) {
    setPlaces((before) =>
      Object.fromEntries(
        Object.entries(before).map(([key, posts]) => {
          const others = posts.filter(({ id }) => id !== post.id);
          return [key, key === to ? [...others, post] : others];
        }),
      ),
    );
  }
  return (
    <Board
      loadingLabel="Đang tải bài viết…"
      label="Bảng bài viết"
      columns={COLUMNS.map((column) => ({
        ...column,
        count: column.key === 'draft' ? count : (places[column.key]?.length ?? 0),
        cards: places[column.key] ?? [],
        onMore: column.key === 'draft' ? onMore : undefined,
      }))}
      nameOf={({ title }) => title}
      card={({ id, title }, { menu, link }) => (
        <div style={{ display: 'flex', justifyContent: 'space-between' }}>
          <a href={`#${id}`} {...link}>
            {title}
          </a>
          {menu}
        </div>
      )}
      canMove={({ id }, to) => (to === 'published' && id !== '3' ? DISABLED_REASON : true)}
      onMove={move}
      allLink={(key, words) => <a href={`#all-${key}`}>{words}</a>}
    />
  );
}

const column = (name: string) => page.getByRole('region', { name });
const card = (columnName: string, name: string) => column(columnName).getByRole('link', { name });
const menuOf = (name: string) => page.getByRole('button', { name: `Thao tác với ${name}` });

afterEach(async () => {
  delete document.documentElement.dataset.theme;
  await page.viewport(1280, 800);
});

it('a card is moved by its menu, which keeps the focus and announces the new column', async () => {
  await renderScreen(<Controller />);
  await expect.element(menuOf('Tết')).toBeVisible();
  menuOf('Tết').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(page.getByRole('menuitem', { name: 'Chuyển sang Chờ biên tập' }));
  await expect.element(card('Chờ biên tập', 'Tết')).toBeVisible();
  await expect.element(card('Bản nháp', 'Tết')).not.toBeInTheDocument();
  await expect.element(page.getByRole('status')).toHaveTextContent('Đã chuyển “Tết” sang Chờ biên tập');
  await expect.element(menuOf('Tết')).toHaveFocus();
});

it('a move blocked by a rule is disabled in the menu with its reason', async () => {
  await renderScreen(<Controller />);
  await expect.element(menuOf('Tết')).toBeVisible();
  menuOf('Tết').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Chuyển sang Chờ biên tập' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  const entry = page.getByRole('menuitem', { name: `Chuyển sang Đã xuất bản ${DISABLED_REASON}` });
  await expect.element(entry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card('Bản nháp', 'Tết')).toBeVisible();
});

it('an empty column is folded to its title, and unfolds once it holds a card', async () => {
  await renderScreen(<Controller />);
  const width = (name: string) => column(name).element().getBoundingClientRect().width;
  await expect.element(menuOf('Mùa lúa chín ở Mù Cang Chải')).toBeVisible();
  expect(width('Đã xuất bản')).toBeLessThan(60);
  await userEvent.click(menuOf('Mùa lúa chín ở Mù Cang Chải'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Chuyển sang Đã xuất bản' }));
  await expect.element(card('Đã xuất bản', 'Mùa lúa chín ở Mù Cang Chải')).toBeVisible();
  expect(width('Đã xuất bản')).toBeGreaterThan(100);
  expect(width('Chờ biên tập')).toBeLessThan(60);
});

it('a card is dragged by its title to a column that accepts it', async () => {
  await renderScreen(<Controller />);
  await userEvent.dragAndDrop(card('Bản nháp', 'Tết'), column('Chờ biên tập'));
  await expect.element(card('Chờ biên tập', 'Tết')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Đã chuyển “Tết” sang Chờ biên tập');
});

it('while a card is dragged, a column that refuses it says why and leaves it where it was', async () => {
  await renderScreen(<Controller />);
  let seen: string | null = null;
  const watch = new MutationObserver(() => {
    seen ??= column('Đã xuất bản').query()?.textContent.includes(DISABLED_REASON) ? DISABLED_REASON : null;
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await userEvent.dragAndDrop(card('Bản nháp', 'Tết'), column('Đã xuất bản'));
  watch.disconnect();
  expect(seen).toBe(DISABLED_REASON);
  await expect.element(card('Bản nháp', 'Tết')).toBeVisible();
  await expect.element(page.getByText(DISABLED_REASON)).not.toBeInTheDocument();
});

it('a column with more cards shows their number, links to all and fetches more', async () => {
  let asked = 0;
  await renderScreen(
    <Controller
      onMore={() => {
        asked += 1;
      }}
    />,
  );
  await expect
    .element(page.getByRole('link', { name: 'Xem cả 1.254' }))
    .toHaveAttribute('href', '#all-draft');
  await userEvent.click(page.getByRole('button', { name: 'Tải thêm' }));
  expect(asked).toBe(1);
  expect(page.getByRole('link', { name: /^Xem cả/ }).elements()).toHaveLength(1);
});

it.each(['light', 'dark'])('is accessible and scrolls sideways within itself, %s', async (theme) => {
  document.documentElement.dataset.theme = theme;
  await page.viewport(390, 800);
  await renderScreen(<Controller />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible();
});
