import type { Category } from '@toasoan/contract/features/categories/category.ts';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadTextFile } from '#web/app/load-texts.ts';
import { i18n, startI18n } from '#web/core/i18n/i18n.ts';
import { CategoryTree } from '#web/features/categories/tree/category-tree.tsx';
import { visibleRows } from '#web/features/categories/tree/visible-rows.ts';
import { CUT_TABS, CutTabs } from '#web/features/media/cropping/cut-tabs.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { showDay } from '#web/ui/dates/days.ts';
import { DateFilter, type DayRange } from '#web/ui/filters/date-filter.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TooltipHost } from '#web/ui/overlay/tooltip-host.tsx';
import { FIRST_TEXTS } from '../first-texts.ts';
import { ownClock } from '../own-clock.ts';
import { renderScreen } from '../render-screen.tsx';
import { describeDateGrid } from './describe-date-grid.ts';
import { describeTabs } from './describe-tabs.ts';
import { describeTree } from './describe-tree.ts';
import { press } from './keyboard.ts';

async function withTexts(name: string): Promise<void> {
  if (!i18n.isInitialized) await startI18n(loadTextFile, FIRST_TEXTS);
  await i18n.loadNamespaces(name);
}

function Cuts() {
  const [tab, setTab] = useState<(typeof CUT_TABS)[number]>(CUT_TABS[0]);
  return (
    <>
      <CutTabs current={tab} panelId="cuts" onChange={setTab} />
      <div id="cuts" role="tabpanel" aria-labelledby={`cuts-${tab}`} />
    </>
  );
}

describe('the tabs of the cropping dialog', () => {
  describeTabs({
    selectsByArrow: true,
    list: () => page.getByRole('tablist'),
    draw: async () => {
      await withTexts('cropping');
      await renderScreen(<Cuts />);
    },
  });
});

const picked = () => page.getByRole('status', { name: 'Đã chọn' });

function Published() {
  const [value, setValue] = useState<string | null>('2026-10-14T01:00:00.000Z');
  return (
    <main>
      <h1>Bài viết</h1>
      <DateTimeInput aria-label="Giờ lên bài" value={value} onChange={setValue} />
      <output aria-label="Đã chọn">{value && showDay(value.slice(0, 10))}</output>
    </main>
  );
}

describe('the days of a date and time input', () => {
  describeDateGrid({
    picked,
    open: async () => {
      await renderScreen(<Published />);
      (page.getByRole('textbox', { name: 'Giờ lên bài' }).element() as HTMLElement).focus();
      await press('{Alt>}{ArrowDown}{/Alt}');
      await expect.element(page.getByRole('button', { name: '14/10/2026' })).toHaveFocus();
    },
  });
});

function Filtered() {
  const [range, setRange] = useState<DayRange>({ from: '2026-10-14', to: '2026-10-14' });
  return (
    <main>
      <h1>Bài viết</h1>
      <DateFilter label="Ngày" value={range} onChange={setRange} />
      <output aria-label="Đã chọn">{range.from && showDay(range.from)}</output>
    </main>
  );
}

describe('the days of a date filter', () => {
  describeDateGrid({
    picked,
    open: async () => {
      await renderScreen(<Filtered />);
      (page.getByRole('button', { name: /^Ngày/ }).element() as HTMLElement).focus();
      await press('{Enter}');
      await expect.element(page.getByRole('button', { name: '14/10/2026' })).toHaveFocus();
    },
  });
});

const SOMEBODY = { userId: '1', name: 'Lê Thu Hà' };

function aCategory(id: string, title: string, parentId: string | null): Category {
  return {
    id,
    title,
    parentId,
    depth: parentId === null ? 1 : 2,
    order: 0,
    slug: id,
    description: '',
    kind: 'NEWS',
    color: '',
    image: null,
    viewMode: 'GRID',
    perBlock: 5,
    newBadgeDays: 0,
    showInMenu: true,
    showOnHome: true,
    status: 'ENABLE',
    seoTitle: '',
    seoDescription: '',
    keywords: [],
    rssEnabled: true,
    names: {},
    postCount: 0,
    createTime: '2026-10-14T01:00:00.000Z',
    updateTime: '2026-10-14T01:00:00.000Z',
    createdBy: SOMEBODY,
    updatedBy: SOMEBODY,
    version: 1,
  };
}

const CATEGORIES = [
  aCategory('1', 'Tin', null),
  aCategory('2', 'Trong nước', '1'),
  aCategory('3', 'Video', null),
];

function Tree() {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState('');
  return (
    <main>
      <h1>Chuyên mục</h1>
      <CategoryTree
        rows={visibleRows(CATEGORIES, closed, { text: '', kind: undefined, status: undefined })}
        items={CATEGORIES}
        currentId={undefined}
        movable
        name={(category) => category.title}
        actions={() => []}
        onToggle={(id) => setClosed(closed.has(id) ? new Set() : new Set([id]))}
        onOpen={(category) => setOpened(category.title)}
        onStep={() => undefined}
        onMove={() => undefined}
      />
      <output aria-label="Đã mở">{opened}</output>
    </main>
  );
}

describe('the tree of categories', () => {
  describeTree({
    opened: () => page.getByRole('status', { name: 'Đã mở' }),
    draw: async () => {
      await withTexts('categories');
      await renderScreen(<Tree />);
      await expect.element(page.getByRole('treegrid')).toBeVisible();
    },
  });
});

const tip = () => page.getByRole('tooltip');
const save = () => page.getByRole('button', { name: 'Lưu' });

describe('the tooltip', () => {
  async function draw(inDialog = false) {
    const button = <Button tip="Giữ lại mọi thay đổi">Lưu</Button>;
    await renderScreen(
      <>
        {inDialog ? <Dialog title="Gộp thẻ" onClose={() => undefined} actions={button} /> : button}
        <p style={{ marginBlockStart: 300 }}>Chỗ trống</p>
        <TooltipHost />
      </>,
    );
    // By key: after a click in an earlier test the browser hides a focus that a script sets.
    await press('{Tab}');
    if (inDialog) save().element().blur();
  }

  test('appears on keyboard focus; Esc hides it and keeps the focus', async () => {
    await draw();
    await expect.element(tip()).toHaveTextContent('Giữ lại mọi thay đổi');
    await press('{Escape}');
    await expect.element(tip()).not.toBeInTheDocument();
    await expect.element(save()).toHaveFocus();
  });

  test('disappears when the focus moves on', async () => {
    await draw();
    await expect.element(tip()).toBeVisible();
    await press('{Tab}');
    await expect.element(tip()).not.toBeInTheDocument();
  });

  test.each([
    { place: 'the page', inDialog: false },
    { place: 'a dialog', inDialog: true },
  ])(
    'of a button in $place stays while the pointer is on it, and disappears when the pointer leaves',
    async ({ inDialog }) => {
      const pass = ownClock();
      await draw(inDialog);
      if (!inDialog) (document.activeElement as HTMLElement).blur();
      await userEvent.hover(save());
      await expect.element(tip()).toBeVisible();
      await userEvent.hover(tip());
      // Longer than the delay that lets the pointer reach the tooltip.
      await pass(400);
      await expect.element(tip()).toBeVisible();
      await userEvent.hover(page.getByText(inDialog ? 'Gộp thẻ' : 'Chỗ trống'));
      await expect.element(tip()).not.toBeInTheDocument();
    },
  );
});
