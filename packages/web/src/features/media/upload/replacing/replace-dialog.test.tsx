import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../../test/expect-accessible.ts';
import type { Network } from '../../../../../test/network.ts';
import { freshBrowser } from '../../../../../test/open-console.tsx';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { aMedia, aMediaRow } from '../../library/test-support/a-media.ts';
import { UploadDock } from '../panel/upload-dock.tsx';
import { forgetUploads } from '../test-support/forget-uploads.ts';
import { enterProject } from '../test-support/open-uploads.tsx';
import { aFile, aPicture } from '../test-support/some-files.ts';
import { TusStandIn } from '../test-support/tus-stand-in.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

const ownRequest = window.XMLHttpRequest;
const closed = vi.fn();
let network: Network;
let server: TusStandIn;
beforeEach(() => {
  network = freshBrowser();
  closed.mockReset();
  server = new TusStandIn(() => '11');
  network.answer('/admin/media/known', { items: [] });
  network.answer('/admin/media/byIds', { items: [aMediaRow({ version: 6 })] });
});
afterEach(async () => {
  await forgetUploads();
  window.XMLHttpRequest = ownRequest;
});

async function open(useCount: number): Promise<void> {
  network.answer('/admin/media/detail/11', aMedia({ version: 5, useCount }));
  enterProject();
  await renderScreen(
    <>
      <UploadDock />
      <ReplaceDialog id="11" onClose={closed} />
    </>,
  );
  await expect.element(replace()).toBeVisible();
}

const replace = () => page.getByRole('button', { name: 'Thay tệp', exact: true });

async function choose(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await userEvent.upload(input, file);
}

test('shows old and new side by side, lists the uses, and sends the file for this row', async () => {
  await open(3);
  await expect.element(page.getByText('Tệp mới sẽ hiện ở 3 nơi đang dùng tệp này.')).toBeVisible();
  await expect.element(replace()).toHaveAttribute('aria-disabled', 'true');
  await choose(await aPicture('mới.jpg'));
  await expect.element(page.getByText(/mới\.jpg/)).toBeVisible();
  // The colour of the button is still in transition.
  await Promise.all(
    replace()
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  );
  await expectAccessible(page.getByRole('dialog').element());
  await userEvent.click(replace());
  await expect.poll(() => [...server.uploads.values()][0]?.metadata.replaces).toBe('11:5');
  expect(closed).toHaveBeenCalled();
});

test('a file of another kind or an unsupported one is refused at once', async () => {
  await open(0);
  await expect.element(page.getByText('Chưa nơi nào dùng tệp này.')).toBeVisible();
  await choose(aFile('hợp đồng.jpg', '%PDF-1.7'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Hãy chọn tệp cùng loại với tệp đang thay.');
  await choose(aFile('hình.jpg', '<svg/>'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Thư viện không nhận ảnh SVG. Hãy xuất ảnh ra PNG.');
  await expect.element(replace()).toHaveAttribute('aria-disabled', 'true');
});
