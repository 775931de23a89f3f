import { createHash } from 'node:crypto';
import { EMBED_FRAME_ORIGINS } from '@toasoan/contract/article/embed-providers.ts';
import type { PublicSite } from '@toasoan/contract/features/delivery/public-site.ts';
import { FIRST_SCRIPT } from '@toasoan/site/frame/document.ts';
import { siteColors } from '@toasoan/site/parts/accent.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const FIRST_SCRIPT_HASH = hashOf(FIRST_SCRIPT);
const CAPTCHA = 'https://www.google.com/recaptcha/';

/** No same origin: scripts of the page reach neither the console's storage nor its calls. */
const SANDBOX =
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

interface Policy {
  /** Where readers' calls go. */
  readonly intakeOrigin: string;
  readonly captcha: boolean;
  readonly isSandboxed: boolean;
}

/** Own files, the readers' script, frames of the film hosts; nothing of anybody else. */
export function siteHeaders(
  site: Pick<PublicSite, 'color' | 'categories'>,
  { intakeOrigin, captcha, isSandboxed }: Policy,
): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${intakeOrigin} ${FIRST_SCRIPT_HASH}${captcha ? ` ${CAPTCHA} https://www.gstatic.com/recaptcha/` : ''}`,
    `style-src 'self' ${hashOf(siteColors(site))}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${intakeOrigin}`,
    `frame-src ${[...EMBED_FRAME_ORIGINS, ...(captcha ? [CAPTCHA] : [])].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSandboxed ? [SANDBOX] : []),
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSandboxed && { 'x-robots-tag': 'noindex, nofollow' }),
  };
}
