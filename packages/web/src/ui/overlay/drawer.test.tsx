import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import { Drawer } from './drawer.tsx';

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sửa thẻ
      </button>
      <button type="button">Bên dưới</button>
      {open && (
        <Drawer
          title="Sửa thẻ Huế"
          onClose={() => setOpen(false)}
          footer={<button type="button">Lưu</button>}
        >
          <input aria-label="Tên thẻ" />
          <MenuButton label="Khác" items={[{ key: 'merge', label: 'Gộp' }]}>
            {(trigger) => (
              <button type="button" {...trigger}>
                Khác
              </button>
            )}
          </MenuButton>
        </Drawer>
      )}
    </>
  );
}

async function openDrawer() {
  await renderScreen(<Screen />);
  await userEvent.click(page.getByRole('button', { name: 'Sửa thẻ' }));
  return page.getByRole('dialog', { name: 'Sửa thẻ Huế' });
}

describe('the drawer', () => {
  it('takes the focus to its first field and gives it back', async () => {
    const drawer = await openDrawer();
    await expect.element(page.getByLabelText('Tên thẻ')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Sửa thẻ' })).toHaveFocus();
  });

  it('stays when Esc closes a menu inside of it', async () => {
    const drawer = await openDrawer();
    await userEvent.click(page.getByRole('button', { name: 'Khác' }));
    await expect.element(page.getByRole('menuitem', { name: 'Gộp' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menuitem', { name: 'Gộp' })).not.toBeInTheDocument();
    await expect.element(drawer).toBeInTheDocument();
  });
});
