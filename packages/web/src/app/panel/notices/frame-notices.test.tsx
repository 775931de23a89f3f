import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { connection } from '#web/core/connection/connection.ts';
import { useUpdates } from '#web/core/updates/update-store.ts';
import { liveServer } from '../../../../test/live-server.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { openPanel } from '../../../../test/open-panel.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useUpdates.setState({ newer: '', putOff: '', hasChunkError: false });
});

const LOST = /^Mất kết nối\./;
const NEWER = /^Trang quản trị có bản mới/;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function loseServer(): void {
  network.reply('/readyz', () => Promise.reject(new TypeError('nobody answers')));
}

describe('without a connection', () => {
  test('a calm line says so after three seconds and what is kept; it goes by itself and says that too', async () => {
    await openPanel(network, '/manager_post/create');
    await page.getByRole('textbox', { name: 'Nội dung' }).fill('Bão số 9');
    await page.getByRole('textbox', { name: 'Nội dung' }).click();
    const focused = document.activeElement;
    loseServer();
    const before = performance.now();
    connection.doubt();
    await expect.element(page.getByText(LOST)).toBeVisible();
    expect(performance.now() - before).toBeGreaterThan(2_900);
    await expect.element(page.getByText(/chữ đã gõ được giữ/)).toBeVisible();
    expect(document.activeElement).toBe(focused);
    network.answer('/readyz', {});
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Đã kết nối lại')).toBeVisible();
    await expect.element(page.getByText(LOST)).not.toBeInTheDocument();
    await expect.element(page.getByText('Đã kết nối lại')).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Nội dung' })).toHaveValue('Bão số 9');
  });

  test('a trouble of a second and a half is nobody’s business', async () => {
    await openPanel(network, '/manager_post/create');
    const seen: string[] = [];
    const stop = connection.subscribe((state) => seen.push(state));
    onTestFinished(stop);
    loseServer();
    const looks = () => network.to('/readyz').length;
    const before = looks();
    connection.doubt();
    await expect.poll(looks).toBe(before + 1);
    network.answer('/readyz', {});
    // The next look is a second and a half later; with its answer there is nothing left to wait for.
    await expect.poll(looks).toBe(before + 2);
    await wait(100);
    expect(seen).toEqual([]);
    await expect.element(page.getByText(LOST)).not.toBeInTheDocument();
  });

  test('a proxy that has lost the server is no server', async () => {
    await openPanel(network, '/manager_post/create');
    network.reply('/readyz', () => new Response('Bad Gateway', { status: 502 }));
    connection.doubt();
    await expect.poll(connection.get).toBe('offline');
  });
});

describe('when the server hands out another build', () => {
  test('a reload is offered, never forced; put off, it is offered again with the next build', async () => {
    const settings = document.createElement('script');
    settings.id = 'public-settings';
    settings.type = 'application/json';
    settings.textContent = '{"build":"b1"}';
    document.head.append(settings);
    onTestFinished(() => settings.remove());
    const streams = liveServer(network);
    await openPanel(network, '/manager_post/create');
    await expect.poll(() => streams.length).toBe(1);
    const say = (build: string) => streams[0]?.say('hello', { cursor: '7', build });
    say('b1');
    await wait(100);
    await expect.element(page.getByText(NEWER)).not.toBeInTheDocument();
    say('b2');
    await expect.element(page.getByText(NEWER)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Tải lại trang' })).toBeVisible();
    await page.getByRole('button', { name: 'Để sau' }).click();
    await expect.element(page.getByText(NEWER)).not.toBeInTheDocument();
    say('b2');
    await wait(100);
    await expect.element(page.getByText(NEWER)).not.toBeInTheDocument();
    say('b3');
    await expect.element(page.getByText(NEWER)).toBeVisible();
  });

  test('without the server the page is not reloaded, which would be the end of it', async () => {
    await openPanel(network, '/manager_post/create');
    useUpdates.setState({ newer: 'b2' });
    loseServer();
    await page.getByRole('button', { name: 'Tải lại trang' }).click();
    await expect
      .element(page.getByText('Chưa kết nối được máy chủ nên trang chưa được tải lại.'))
      .toBeVisible();
  });
});
