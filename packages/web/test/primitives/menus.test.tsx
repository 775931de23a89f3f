import { type MouseEvent, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#web/ui/actions/button.tsx';
import { ContextMenu } from '#web/ui/menu/context-menu.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { RowMenu } from '#web/ui/table/row-menu.tsx';
import { renderScreen } from '../render-screen.tsx';
import { BARRED, describeMenu, ENTRIES } from './describe-menu.tsx';
import { press } from './keyboard.ts';

let acted: string[] = [];

function items(): readonly MenuItem[] {
  return ENTRIES.map((label) => ({
    key: label,
    label,
    onSelect: () => acted.push(label),
    ...(label === BARRED ? { disabledReason: 'Bài chưa xuất bản.' } : {}),
  }));
}

function Context() {
  const [at, setAt] = useState<{ x: number; y: number }>();
  function open(event: MouseEvent) {
    event.preventDefault();
    setAt({ x: 60, y: 60 });
  }
  return (
    <>
      <button type="button" onContextMenu={open}>
        Thao tác
      </button>
      {at && <ContextMenu label="Thao tác" items={items()} at={at} onClose={() => setAt(undefined)} />}
    </>
  );
}

const MENUS = [
  {
    kind: 'a menu button',
    menu: (
      <MenuButton label="Thao tác" items={items}>
        {(trigger) => <Button {...trigger}>Thao tác</Button>}
      </MenuButton>
    ),
    openingKeys: ['{Enter}', ' ', '{ArrowDown}'],
  },
  {
    kind: 'the menu of a row',
    menu: <RowMenu label="Huế" items={items} />,
    openingKeys: ['{Enter}', ' ', '{ArrowDown}'],
  },
  { kind: 'a context menu', menu: <Context />, openingKeys: ['{Shift>}{F10}{/Shift}'] },
];

const trigger = () => page.getByRole('button', { name: /^Thao tác/ });
const behind = () => page.getByRole('button', { name: 'Phía sau', exact: true });

describe.each(MENUS)('$kind', ({ menu, openingKeys }) => {
  describeMenu({
    openingKeys,
    trigger,
    behind,
    acted: () => acted,
    draw: async () => {
      acted = [];
      await renderScreen(
        <main tabIndex={-1}>
          <h1>Thẻ</h1>
          {menu}
          <button type="button">Phía sau</button>
        </main>,
      );
      (trigger().element() as HTMLElement).focus();
    },
  });
});

test('ArrowUp opens a menu button on its last entry', async () => {
  await renderScreen(MENUS[0]?.menu);
  (trigger().element() as HTMLElement).focus();
  await press('{ArrowUp}');
  await expect.element(page.getByRole('menuitem', { name: 'Đổi tên' })).toHaveFocus();
});

test('a press outside closes a menu and keeps the focus where it was pressed', async () => {
  await renderScreen(
    <>
      {MENUS[0]?.menu}
      <button type="button" style={{ position: 'fixed', insetBlockEnd: 0 }}>
        Phía sau
      </button>
    </>,
  );
  await userEvent.click(trigger());
  await expect.element(page.getByRole('menuitem', { name: 'Sửa' })).toHaveFocus();
  await userEvent.click(behind());
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument();
  await expect.element(behind()).toHaveFocus();
});
