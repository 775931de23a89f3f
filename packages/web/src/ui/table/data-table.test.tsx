import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import { NOTHING_SELECTED } from './selection.ts';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly count: number;
}

const ROWS: readonly Row[] = ['An Giang', 'Bắc Ninh', 'Cà Mau', 'Đà Nẵng', 'Huế'].map((title, index) => ({
  id: String(index + 1),
  title,
  count: index * 10,
}));

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'title',
    title: 'Thẻ',
    sort: 'title',
    card: 'title',
    cell: (row) => (
      <a data-row-main href={`#${row.id}`}>
        {row.title}
      </a>
    ),
  },
  {
    key: 'count',
    title: 'Số bài',
    sort: 'count',
    sortsFirst: 'desc',
    align: 'end',
    card: 'detail',
    cell: (row) => row.count,
  },
];

interface TableProps {
  readonly rows: readonly Row[] | undefined;
  readonly onRemove: (title: string) => void;
}

function Table({ rows, onRemove }: TableProps) {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [sort, setSort] = useState('title');
  return (
    <>
      <DataTable
        label="Thẻ"
        columns={COLUMNS}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.title}
        selection={selection}
        onSelection={setSelection}
        sort={sort}
        onSort={setSort}
        rowActions={(row) => [
          { key: 'edit', label: 'Sửa' },
          { key: 'delete', label: 'Xóa', onSelect: () => onRemove(row.title) },
        ]}
      />
      <output aria-label="Đã chọn">{[...selection.keys].sort().join(' ')}</output>
    </>
  );
}

async function renderTable(rows: readonly Row[] | 'loading' = ROWS) {
  const removed = vi.fn();
  await renderScreen(<Table rows={rows === 'loading' ? undefined : rows} onRemove={removed} />);
  return { chosen: page.getByLabelText('Đã chọn', { exact: true }), removed };
}

afterEach(async () => {
  await page.viewport(1280, 800);
});

describe('the table', () => {
  it('announces its order, and a second click reverses it', async () => {
    await renderTable();
    const heading = page.getByRole('columnheader', { name: 'Thẻ' });
    await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(page.getByRole('button', { name: 'Thẻ' }));
    await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(page.getByRole('button', { name: 'Số bài' }));
    await expect
      .element(page.getByRole('columnheader', { name: 'Số bài' }))
      .toHaveAttribute('aria-sort', 'descending');
    await expect.element(heading).toHaveAttribute('aria-sort', 'none');
  });

  it('selects a range with shift, and the page by its heading', async () => {
    const { chosen } = await renderTable();
    await userEvent.click(page.getByRole('checkbox', { name: 'Chọn Bắc Ninh' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(page.getByRole('checkbox', { name: 'Chọn Đà Nẵng' }));
    await userEvent.keyboard('{/Shift}');
    await expect.element(chosen).toHaveTextContent('2 3 4');
    await userEvent.click(page.getByRole('checkbox', { name: 'Chọn tất cả trên trang này' }));
    await expect.element(chosen).toHaveTextContent('1 2 3 4 5');
    await userEvent.click(page.getByRole('checkbox', { name: 'Chọn tất cả trên trang này' }));
    await expect.element(chosen).toHaveTextContent('');
  });

  it('opens a row menu by keyboard, moves in it and gives the focus back', async () => {
    const { removed } = await renderTable();
    const more = page.getByRole('button', { name: 'Thao tác với Cà Mau' });
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Sửa' })).toHaveFocus();
    await userEvent.keyboard('x');
    await expect.element(page.getByRole('menuitem', { name: 'Xóa' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(removed).toHaveBeenCalledWith('Cà Mau');
    await expect.element(more).toHaveFocus();
  });

  it('announces loading and shows placeholder rows', async () => {
    await renderTable('loading');
    await expect.element(page.getByRole('table', { name: 'Thẻ' })).toHaveAttribute('aria-busy', 'true');
    expect(page.getByRole('row').elements().length).toBeGreaterThan(3);
  });

  it('becomes cards on a narrow screen, with the title, the details and the menu', async () => {
    await page.viewport(390, 844);
    const { chosen } = await renderTable();
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    expect(page.getByRole('listitem').elements()).toHaveLength(5);
    await userEvent.click(page.getByRole('checkbox', { name: 'Chọn Huế' }));
    await expect.element(chosen).toHaveTextContent('5');
    await expect.element(page.getByRole('button', { name: 'Thao tác với Huế' })).toBeVisible();
  });
});
