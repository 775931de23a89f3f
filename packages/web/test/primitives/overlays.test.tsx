import { Activity, useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { confirm, currentQuestion } from '#web/ui/overlay/confirm.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { renderScreen } from '../render-screen.tsx';
import { describeOverlay, drawnOverlay, expectCompositionStays } from './describe-overlay.tsx';
import { press } from './keyboard.ts';

// A question stays open when its page goes away.
afterEach(() => currentQuestion()?.answer(false));

function Name() {
  const [text, setText] = useState('');
  return <TextInput aria-label="Tên thẻ" value={text} onChange={setText} />;
}

const name = () => page.getByRole('textbox', { name: 'Tên thẻ' });

const dialog = drawnOverlay('dialog', (close) => (
  <Dialog title="Gộp thẻ" onClose={close} actions={<Button onClick={close}>Hủy</Button>}>
    <Name />
  </Dialog>
));

const drawer = drawnOverlay('dialog', (close) => (
  <Drawer title="Sửa thẻ" onClose={close} footer={<Button onClick={close}>Lưu</Button>}>
    <Name />
  </Drawer>
));

function Question() {
  return (
    <main tabIndex={-1} style={{ minHeight: 2000 }}>
      <h1>Thẻ</h1>
      <Button
        onClick={() => void confirm({ title: 'Xóa thẻ “Huế”?', text: 'Không lấy lại được.', action: 'Xóa' })}
      >
        Xóa thẻ
      </Button>
    </main>
  );
}

describe('a dialog', () => {
  describeOverlay(dialog);
  test('stays open during a composition of an input method', () => expectCompositionStays(dialog, name));
});

describe('a drawer', () => {
  describeOverlay(drawer);
  test('stays open during a composition of an input method', () => expectCompositionStays(drawer, name));

  test('its first field takes the focus, before the close button above it', async () => {
    await drawer.open();
    await expect.element(name()).toHaveFocus();
  });
});

describe('a question', () => {
  const opener = () => page.getByRole('button', { name: 'Xóa thẻ' });
  const overlay = () => page.getByRole('alertdialog');
  const open = async () => {
    await renderScreen(<Question />);
    (opener().element() as HTMLElement).focus();
    await press('{Enter}');
    await expect.element(overlay()).toBeVisible();
  };
  describeOverlay({ open, opener, overlay, withToasts: false });
});

describe('the first focus of a drawer', () => {
  test.each([
    {
      kind: 'a summary',
      content: (
        <details>
          <summary>Thêm</summary>
        </details>
      ),
      find: 'summary',
    },
    { kind: 'a film with controls', content: <video controls muted aria-label="Phim" />, find: 'video' },
    {
      kind: 'an editable text',
      content: <div contentEditable suppressContentEditableWarning />,
      find: '[contenteditable]',
    },
    { kind: 'a frame', content: <iframe title="Bản đồ" srcDoc="" />, find: 'iframe' },
  ])('may be $kind', async ({ content, find }) => {
    await drawnOverlay('dialog', (close) => (
      <Drawer title="Sửa thẻ" onClose={close}>
        <p>Chữ trước nó</p>
        {content}
        <Name />
      </Drawer>
    )).open();
    await expect.poll(() => document.activeElement?.matches(find)).toBe(true);
  });
});

/** Esc asks first, as a form with unsaved changes does. */
function AskingDrawer({ onClose }: { readonly onClose: () => void }) {
  async function ask() {
    if (await confirm({ title: 'Bỏ thay đổi?', action: 'Bỏ', tone: 'danger' })) onClose();
  }
  return (
    <Drawer title="Sửa thẻ" onClose={() => void ask()}>
      <Name />
      <MenuButton label="Khác" items={[{ key: 'merge', label: 'Gộp' }]}>
        {(trigger) => <Button {...trigger}>Khác</Button>}
      </MenuButton>
    </Drawer>
  );
}

const asking = drawnOverlay('dialog', (close) => <AskingDrawer onClose={close} />);
const question = () => page.getByRole('alertdialog', { name: 'Bỏ thay đổi?' });

describe('nested overlays', () => {
  test('Esc closes only the question, each time it is asked, and the focus returns to the drawer', async () => {
    await asking.open();
    for (let round = 0; round < 3; round += 1) {
      await expect.element(name()).toHaveFocus();
      await press('{Escape}');
      await expect.element(question()).toBeVisible();
      await press('{Escape}');
      await expect.element(question()).not.toBeInTheDocument();
      await expect.element(asking.overlay()).toBeVisible();
    }
  });

  test('when the question closes the drawer as well, the focus returns to the opener of the drawer', async () => {
    await asking.open();
    await press('{Escape}');
    await expect.element(question()).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Bỏ', exact: true }));
    await expect.element(asking.overlay()).not.toBeInTheDocument();
    await expect.element(asking.opener()).toHaveFocus();
  });

  test('Esc closes a menu in a drawer, and the drawer stays', async () => {
    await asking.open();
    const trigger = page.getByRole('button', { name: 'Khác' });
    (trigger.element() as HTMLElement).focus();
    await press('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Gộp' })).toHaveFocus();
    await press('{Escape}');
    await expect.element(page.getByRole('menuitem', { name: 'Gộp' })).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(asking.overlay()).toBeVisible();
  });

  test('Esc that reaches only the page notifies the owner of the topmost overlay', async () => {
    await asking.open();
    (document.activeElement as HTMLElement).blur();
    await press('{Escape}');
    await expect.element(question()).toBeVisible();
    await expect.element(asking.overlay()).toBeInTheDocument();
  });
});

function RemovesItsOpener() {
  const [rows, setRows] = useState(['Huế', 'Sapa']);
  const [removing, setRemoving] = useState<string>();
  const [isSure, setSure] = useState(false);
  const remove = () => setRows(rows.filter((row) => row !== removing));
  function removeNow() {
    remove();
    setRemoving(undefined);
  }
  return (
    <main tabIndex={-1}>
      <ul aria-label="Thẻ" tabIndex={-1}>
        {rows.map((row) => (
          <li key={row}>
            <Button onClick={() => setRemoving(row)}>Xóa {row}</Button>
          </li>
        ))}
      </ul>
      <Button onPointerEnter={() => isSure && remove()}>Trả lời của máy chủ</Button>
      {removing && !isSure && (
        <Dialog
          title={`Xóa ${removing}?`}
          onClose={() => setRemoving(undefined)}
          actions={
            <>
              <Button onClick={removeNow}>Ngay</Button>
              <Button onClick={() => setSure(true)}>Sau</Button>
            </>
          }
        />
      )}
    </main>
  );
}

describe('an action that removes the opener', () => {
  async function choose(action: string) {
    await renderScreen(<RemovesItsOpener />);
    (page.getByRole('button', { name: 'Xóa Huế' }).element() as HTMLElement).focus();
    await press('{Enter}');
    await userEvent.click(page.getByRole('button', { name: action, exact: true }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }

  test('at once moves the focus to the list around it', async () => {
    await choose('Ngay');
    await expect.element(page.getByRole('list', { name: 'Thẻ' })).toHaveFocus();
  });

  test('with a later answer then moves the focus to the list around it', async () => {
    await choose('Sau');
    await expect.element(page.getByRole('button', { name: 'Xóa Huế' })).toHaveFocus();
    await userEvent.hover(page.getByRole('button', { name: 'Trả lời của máy chủ' }));
    await expect.element(page.getByRole('list', { name: 'Thẻ' })).toHaveFocus();
  });
});

function KeptPages() {
  const [page_, setPage] = useState('bài');
  return (
    <main tabIndex={-1}>
      <Activity mode={page_ === 'bài' ? 'visible' : 'hidden'}>
        <Dialog
          title="Gộp thẻ"
          onClose={() => undefined}
          actions={<Button onClick={() => setPage('ảnh')}>Sang trang ảnh</Button>}
        >
          <Name />
        </Dialog>
      </Activity>
      <Button onClick={() => setPage('bài')}>Về trang bài</Button>
    </main>
  );
}

test('the dialog of a hidden page leaves the top layer, and comes back with its page', async () => {
  await renderScreen(<KeptPages />);
  await userEvent.fill(name(), 'Huế');
  await userEvent.click(page.getByRole('button', { name: 'Sang trang ảnh' }));
  const back = page.getByRole('button', { name: 'Về trang bài' });
  await expect.poll(() => document.querySelectorAll('dialog:modal').length).toBe(0);
  await userEvent.click(back);
  await expect.element(page.getByRole('dialog', { name: 'Gộp thẻ' })).toBeVisible();
  await expect.element(name()).toHaveValue('Huế');
  await expect.poll(() => document.querySelector('dialog')?.contains(document.activeElement)).toBe(true);
});
