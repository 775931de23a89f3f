import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openWidget } from '../widget/open-widget.ts';
import { expectAccessible } from './expect-accessible.ts';
import { Network } from './network.ts';
import { ownClock } from './own-clock.ts';

const SITE_KEY = '6Lsite'.padEnd(40, 'a');
const SEND = '/intake/v1/1/comments/post-12/send';
const shared = window as unknown as { grecaptcha?: object };

/** Scripts that the page asked Google for; nothing is fetched. */
const scripts: HTMLScriptElement[] = [];
const append = Element.prototype.append;
let tokens = 0;

/** Google's box: a token when it is ticked, none after a reset or when its time is over. */
let box: { tick: HTMLInputElement; token: string; options: { sitekey: string; theme: string } } | undefined;

function googleAnswers(): void {
  shared.grecaptcha = {
    ready: (then: () => void) => then(),
    render: (place: HTMLElement, options: { sitekey: string; theme: string }) => {
      const tick = document.createElement('input');
      const label = document.createElement('label');
      tick.type = 'checkbox';
      label.append(tick, 'Tôi không phải là người máy');
      place.append(label);
      const made = { tick, token: '', options };
      tick.addEventListener('change', () => {
        tokens += 1;
        made.token = `token-${tokens}`;
      });
      box = made;
      return 0;
    },
    getResponse: () => box?.token ?? '',
    reset: () => {
      if (box === undefined) return;
      box.token = '';
      box.tick.checked = false;
    },
  };
  scripts.at(-1)?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  scripts.length = 0;
  box = undefined;
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [node] = nodes;
    if (node instanceof HTMLScriptElement && node.src.includes('recaptcha')) scripts.push(node);
    else append.apply(document.head, nodes);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector('[data-widget]')?.remove();
});

async function openAndWrite(network: Network): Promise<void> {
  network.answer('/intake/v1/1/settings', { name: 'Báo Huế', captchaSiteKey: SITE_KEY, mails: true });
  network.answer('/intake/v1/1/comments/post-12/thread', {
    isOpen: true,
    needsEmail: false,
    sort: 'NEWEST',
    total: 0,
    hasMore: false,
    items: [],
  });
  const host = document.createElement('div');
  host.dataset.widget = '';
  document.body.append(host);
  openWidget(host, { base: '/api/intake/v1/1', target: 'post-12', language: 'vi', theme: 'dark' });
  await expect.element(page.getByLabelText('Nội dung bình luận')).toBeVisible();
  // Nothing foreign is loaded before somebody writes.
  expect(scripts).toEqual([]);
  await page.getByLabelText('Nội dung bình luận').fill('Bài viết rất hay.');
  await page.getByLabelText('Tên của bạn').fill('Lê Thị Mai');
}

const send = page.getByRole('button', { name: 'Gửi bình luận' });

test('a captcha that does not come is said in words, nothing written is lost, and the next try loads it again', async () => {
  const network = new Network();
  const pass = ownClock();
  await openAndWrite(network);
  await expect.poll(() => scripts.length).toBe(1);
  expect(scripts[0]?.src).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?render=explicit&hl=vi$/);
  await userEvent.click(send);
  // It neither loads nor fails.
  await pass(20_000);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Không tải được ô xác nhận.*còn nguyên/);
  await expect.element(page.getByLabelText('Nội dung bình luận')).toHaveValue('Bài viết rất hay.');
  await userEvent.click(send);
  await expect.poll(() => scripts.length).toBe(2);
  googleAnswers();
  // In the page outside of the shadow tree, where it finds its place.
  await expect.element(page.getByRole('checkbox')).toBeVisible();
  expect(box?.options).toEqual({ sitekey: SITE_KEY, theme: 'dark' });
  await expect.element(page.getByRole('alert')).toMatchTextContent('Hãy đánh dấu ô xác nhận rồi gửi lại.');
  await expectAccessible();
  expect(network.to(SEND)).toEqual([]);
});

test('a refused token is asked for once more, and the call with the new one has the same key', async () => {
  const network = new Network();
  await openAndWrite(network);
  // A page loads it once.
  await expect.poll(() => scripts.length > 0 || box !== undefined).toBe(true);
  if (scripts.length > 0) googleAnswers();
  network.fail(SEND, 422, {
    error: -422,
    code: 'CAPTCHA_REFUSED',
    message: 'Xác nhận không được chấp nhận. Hãy đánh dấu lại.',
    errors: [],
  });
  const tick = page.getByRole('checkbox');
  await userEvent.click(tick);
  await userEvent.click(send);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Hãy đánh dấu lại/);
  await expect.element(tick).not.toBeChecked();
  await expect.element(page.getByLabelText('Nội dung bình luận')).toHaveValue('Bài viết rất hay.');
  await userEvent.click(tick);
  network.answer(SEND, { outcome: 'WAITING', comment: null });
  await userEvent.click(send);
  await expect.element(page.getByRole('status')).toMatchTextContent(/đang chờ tòa soạn duyệt/);
  const [first, second] = network.to(SEND);
  expect(first?.body).toMatchObject({ recaptchaToken: 'token-1' });
  expect(second?.body).toMatchObject({ recaptchaToken: 'token-2' });
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});
