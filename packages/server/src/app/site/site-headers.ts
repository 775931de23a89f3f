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

type Colored = Pick<PublicSite, 'color' | 'categories'>;

interface Policy {
  /** Where readers' calls go. */
  readonly intakeOrigin: string;
  readonly captcha: boolean;
  readonly isSandboxed: boolean;
  /** Style elements of blocks on the page. */
  readonly styles?: readonly string[] | undefined;
}

/** Own files, the readers' script, frames of the film hosts; nothing of anybody else. */
export function siteHeaders(
  site: Colored,
  { intakeOrigin, captcha, isSandboxed, styles = [] }: Policy,
): Readonly<Record<string, string>> {
  const policy = [
    `script-src 'self' ${intakeOrigin} ${FIRST_SCRIPT_HASH}${captcha ? ` ${CAPTCHA} https://www.gstatic.com/recaptcha/` : ''}`,
    // The form of a contest shows an author's own files, which the intake serves.
    ...looks(site, styles, intakeOrigin),
    `connect-src 'self' ${intakeOrigin}`,
    `frame-src ${[...EMBED_FRAME_ORIGINS, ...(captcha ? [CAPTCHA] : [])].join(' ')}`,
    "form-action 'self'",
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

/**
 * Of a page that is not public: nobody keeps it, finds it or learns its address, and it calls nothing. Its forms lead to
 * the site.
 */
export function previewHeaders(
  site: Colored,
  { siteOrigin, styles }: { readonly siteOrigin: string; readonly styles: readonly string[] },
): Readonly<Record<string, string>> {
  const policy = [
    `script-src 'self' ${FIRST_SCRIPT_HASH}`,
    ...looks(site, styles),
    `frame-src ${EMBED_FRAME_ORIGINS.join(' ')}`,
    `form-action ${siteOrigin.startsWith('http') ? new URL(siteOrigin).origin : "'self'"}`,
    SANDBOX,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  };
}

function looks(site: Colored, styles: readonly string[], pictures = ''): readonly string[] {
  return [
    "default-src 'none'",
    `style-src 'self' ${[siteColors(site), ...styles].map(hashOf).join(' ')}`,
    `img-src 'self' data: ${pictures}`.trim(),
    "media-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
}
