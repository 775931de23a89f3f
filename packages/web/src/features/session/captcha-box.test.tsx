import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../test/open-console.tsx';
import { aSession } from '../../../test/people.ts';

const SITE_KEY = '6Lsite'.padEnd(40, 'a');
const SETTINGS = JSON.stringify({ recaptchaSiteKey: SITE_KEY });

/** A fake of Google's script: a box that returns a token when it is ticked. */
interface Drawn {
  readonly sitekey: string;
  readonly theme: string;
  readonly expire: () => void;
}
const drawn: Drawn[] = [];
let resets = 0;

function googleIsThere() {
  window.grecaptcha = {
    render(box, options) {
      const label = document.createElement('label');
      const tick = document.createElement('input');
      tick.type = 'checkbox';
      tick.addEventListener('change', () => options.callback(`token-${resets + 1}`));
      label.append(tick, 'Tôi không phải là người máy');
      box.append(label);
      drawn.push({ sitekey: options.sitekey, theme: options.theme, expire: options['expired-callback'] });
      return drawn.length;
    },
    reset() {
      resets += 1;
    },
  };
  window.whenRecaptchaLoads?.();
}

/** The script as it is inserted into the page; nothing is fetched from outside. */
const scripts: HTMLScriptElement[] = [];
const append = Element.prototype.append;
/** The code of the box is fetched when it is first shown. */
const PATIENCE = { timeout: 15_000 };
let network: Network;

beforeEach(() => {
  network = freshBrowser();
  drawn.length = 0;
  resets = 0;
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [node] = nodes;
    if (node instanceof HTMLScriptElement && node.src.includes('recaptcha')) scripts.push(node);
    else append.apply(document.head, nodes);
  });
  const settings = document.createElement('script');
  settings.type = 'application/json';
  settings.id = 'public-settings';
  settings.textContent = SETTINGS;
  document.body.append(settings);
});
afterEach(() => {
  document.getElementById('public-settings')?.remove();
  vi.restoreAllMocks();
});

/** Once loaded, the script stays for the lifetime of the page. */
async function openLogin() {
  await openConsole('/login');
  await expect.poll(() => scripts.length + drawn.length, PATIENCE).toBeGreaterThan(0);
  if (drawn.length === 0) googleIsThere();
}

async function fillIn() {
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'thu.ha@toasoan.local');
  await userEvent.fill(page.getByLabelText('Mật khẩu', { exact: true }), 'mật khẩu của Hà');
}
const tick = () => userEvent.click(page.getByRole('checkbox', { name: 'Tôi không phải là người máy' }));
const send = () => userEvent.click(page.getByRole('button', { name: 'Đăng nhập' }));

describe('the captcha of the sign-in page', () => {
  test('shows an error when it cannot be loaded, and loads at the second try', async () => {
    await openConsole('/login');
    await expect.poll(() => scripts, PATIENCE).toHaveLength(1);
    scripts[0]?.dispatchEvent(new Event('error'));
    await expect.element(page.getByRole('alert').filter({ hasText: 'Chưa tải được captcha' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Thử lại' }));
    await expect.poll(() => scripts, PATIENCE).toHaveLength(2);
    expect(scripts[1]?.src).toBe(
      'https://www.google.com/recaptcha/api.js?render=explicit&onload=whenRecaptchaLoads&hl=vi',
    );
    googleIsThere();
    await expect.element(page.getByRole('checkbox', { name: 'Tôi không phải là người máy' })).toBeVisible();
    expect(drawn).toMatchObject([{ sitekey: SITE_KEY, theme: 'light' }]);
  });

  test('is required before anything is sent, and its token is sent along', async () => {
    network.answer('/admin/login', aSession());
    await openLogin();
    await fillIn();
    await send();
    await expect.element(page.getByText('Hãy đánh dấu ô xác nhận bạn không phải người máy.')).toBeVisible();
    expect(network.to('/admin/login')).toEqual([]);
    await tick();
    await expect
      .element(page.getByText('Hãy đánh dấu ô xác nhận bạn không phải người máy.'))
      .not.toBeInTheDocument();
    await send();
    await expect.poll(() => network.to('/admin/login')[0]?.body).toMatchObject({ recaptchaToken: 'token-1' });
  });

  test('resets after a failed try, because a token is valid once', async () => {
    network.fail('/admin/login', 401, { error: -401, code: 'WRONG_CREDENTIALS', message: 'Không đúng.' });
    await openLogin();
    await fillIn();
    await tick();
    await send();
    await expect.element(page.getByText('Không đúng.')).toBeVisible();
    expect(resets).toBe(1);
    await send();
    await expect.element(page.getByText('Hãy đánh dấu ô xác nhận bạn không phải người máy.')).toBeVisible();
    expect(network.to('/admin/login')).toHaveLength(1);
  });

  test('is required again after it expires', async () => {
    await openLogin();
    await fillIn();
    await tick();
    drawn.at(-1)?.expire();
    await send();
    await expect.element(page.getByText('Hãy đánh dấu ô xác nhận bạn không phải người máy.')).toBeVisible();
    expect(network.to('/admin/login')).toEqual([]);
  });

  test('shows in place that Google cannot be reached', async () => {
    network.fail('/admin/login', 503, {
      error: -503,
      code: 'CAPTCHA_UNAVAILABLE',
      message: 'Chưa kiểm tra được captcha.',
    });
    await openLogin();
    await fillIn();
    await tick();
    await send();
    await expect.element(page.getByRole('alert').getByText('Chưa kiểm tra được captcha.')).toBeVisible();
  });

  test('shows no note that it is off', async () => {
    await openLogin();
    await expect.element(page.getByRole('checkbox', { name: 'Tôi không phải là người máy' })).toBeVisible();
    await expect.element(page.getByText(/Captcha đang tắt/)).not.toBeInTheDocument();
  });
});
