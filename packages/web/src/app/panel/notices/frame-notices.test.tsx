import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { connection } from '#web/core/connection/connection.ts';
import { useUpdates } from '#web/core/updates/update-store.ts';
import { liveServer } from '../../../../test/live-server.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { openPanel } from '../../../../test/open-panel.tsx';
import { ownClock } from '../../../../test/own-clock.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useUpdates.setState({ newer: '', putOff: '', hasChunkError: false });
});

const LOST = /^Mất kết nối\./;
const NEWER = /^Trang quản trị có bản mới/;

function loseServer(): void {
  network.reply('/readyz', () => Promise.reject(new TypeError('nobody answers')));
}

describe('without a connection', () => {
  test('a line announces the outage within two seconds and what is kept, and announces the return', async () => {
    const pass = ownClock();
    await openPanel(network, '/manager_post/create');
    await page.getByRole('textbox', { name: 'Nội dung' }).fill('Bão số 9');
    await page.getByRole('textbox', { name: 'Nội dung' }).click();
    const focused = document.activeElement;
    loseServer();
    connection.doubt();
    await pass(1_000);
    expect(page.getByText(LOST).query()).toBeNull();
    await pass(900);
    await expect.element(page.getByText(LOST)).toBeVisible();
    await expect.element(page.getByText(/chữ đã gõ được giữ/)).toBeVisible();
    expect(document.activeElement).toBe(focused);
    network.answer('/readyz', {});
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Đã kết nối lại')).toBeVisible();
    await expect.element(page.getByText(LOST)).not.toBeInTheDocument();
    await pass(10_000);
    await expect.element(page.getByText('Đã kết nối lại')).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Nội dung' })).toHaveValue('Bão số 9');
  });

  test('an outage of half a second is not announced', async () => {
    const pass = ownClock();
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
    // The next check follows after half a second; its response ends the wait.
    await expect.poll(looks).toBe(before + 2);
    await pass(3_000);
    expect(seen).toEqual([]);
    await expect.element(page.getByText(LOST)).not.toBeInTheDocument();
  });

  test('a server that accepts connections and stays silent is announced within two seconds', async () => {
    const pass = ownClock();
    await openPanel(network, '/manager_post/create');
    network.reply('/readyz', () => new Promise(() => undefined));
    connection.doubt();
    await pass(1_900);
    await expect.element(page.getByText(LOST)).toBeVisible();
  });

  test('a proxy without its server counts as unreachable', async () => {
    await openPanel(network, '/manager_post/create');
    network.reply('/readyz', () => new Response('Bad Gateway', { status: 502 }));
    connection.doubt();
    await expect.poll(connection.get).toBe('offline');
  });
});

describe('when the server serves another build', () => {
  test('a reload is offered, never forced, and after a postponement offered again with the next build', async () => {
    const pass = ownClock();
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
    await pass(3_000);
    await expect.element(page.getByText(NEWER)).not.toBeInTheDocument();
    say('b2');
    await expect.element(page.getByText(NEWER)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Tải lại trang' })).toBeVisible();
    await page.getByRole('button', { name: 'Để sau' }).click();
    await expect.element(page.getByText(NEWER)).not.toBeInTheDocument();
    say('b2');
    await pass(3_000);
    await expect.element(page.getByText(NEWER)).not.toBeInTheDocument();
    say('b3');
    await expect.element(page.getByText(NEWER)).toBeVisible();
  });

  test('without the server the page is not reloaded, because it would be lost', async () => {
    await openPanel(network, '/manager_post/create');
    useUpdates.setState({ newer: 'b2' });
    loseServer();
    await page.getByRole('button', { name: 'Tải lại trang' }).click();
    await expect
      .element(page.getByText('Chưa kết nối được máy chủ nên trang chưa được tải lại.'))
      .toBeVisible();
  });
});

test('after a restore a line says that jobs wait and what ends that, until they run', async () => {
  const streams = liveServer(network);
  await openPanel(network, '/manager_post/create');
  await expect.poll(() => streams.length).toBe(1);
  streams[0]?.say('hello', { cursor: '7', build: '', restoredFrom: '2026-11-23T01:30:00.000Z' });
  const line = page.getByText(/được khôi phục từ bản sao lưu lúc 23\/11\/2026 08:30/);
  await expect.element(line).toBeVisible();
  await expect.element(page.getByText('npm run release-jobs')).toBeVisible();
  streams[0]?.say('released', {});
  await expect.element(line).not.toBeInTheDocument();
});
