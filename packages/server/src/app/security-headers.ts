import { EMBED_FRAME_ORIGINS } from '@toasoan/contract/article/embed-providers.ts';

/** On every answer. */
export function commonHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000' }),
  };
}

interface PageSources {
  /** Hashes of its inline scripts, as `sha256-…`. */
  readonly scripts: readonly string[];
  /** Google's checkbox may be loaded and framed. */
  readonly captcha: boolean;
}

const CAPTCHA_FRAME = 'https://www.google.com/recaptcha/';
const CAPTCHA_SCRIPTS = `${CAPTCHA_FRAME} https://www.gstatic.com/recaptcha/`;

/** For pages: scripts only from here or by hash; inline styles because antd writes them. */
export function pageHeaders({ scripts, captcha }: PageSources): Readonly<Record<string, string>> {
  const hashes = scripts.map((hash) => ` '${hash}'`).join('');
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self'${hashes}${captcha ? ` ${CAPTCHA_SCRIPTS}` : ''}`,
      // Videos in an article preview.
      `frame-src ${[...(captcha ? [CAPTCHA_FRAME] : []), ...EMBED_FRAME_ORIGINS].join(' ')}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      // blob: to read the length and a poster of a film before its upload.
      "media-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self' blob:",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'content-security-policy-report-only': "require-trusted-types-for 'script'",
  };
}
