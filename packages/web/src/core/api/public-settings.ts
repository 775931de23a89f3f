/** What the server tells every browser, as JSON inside index.html. */
export interface PublicSettings {
  /** Base address of the API, without a slash at the end. */
  readonly apiBase: string;
  readonly timeoutMs: number;
  /** '' while the captcha is off. */
  readonly recaptchaSiteKey: string;
  /** A forgotten password can be reset by mail. */
  readonly mailsLinks: boolean;
  /** Sites without a domain are shown below `/s/{code}` of this host: not in production. */
  readonly showsSites: boolean;
  /** The build of this page; '' without any. */
  readonly build: string;
}

const DEFAULTS: PublicSettings = {
  apiBase: '/api',
  timeoutMs: 20_000,
  recaptchaSiteKey: '',
  mailsLinks: false,
  showsSites: true,
  build: '',
};

/** The settings in a page's `#public-settings`; absent or mistyped ones take their defaults. */
export function parsePublicSettings(json: string | null | undefined): PublicSettings {
  const given = parsed(json);
  const { apiBase, timeoutMs, recaptchaSiteKey, mailsLinks, showsSites, build } = given;
  return {
    apiBase: typeof apiBase === 'string' ? apiBase.replace(/\/+$/, '') : DEFAULTS.apiBase,
    timeoutMs: typeof timeoutMs === 'number' && timeoutMs > 0 ? timeoutMs : DEFAULTS.timeoutMs,
    recaptchaSiteKey: typeof recaptchaSiteKey === 'string' ? recaptchaSiteKey : DEFAULTS.recaptchaSiteKey,
    mailsLinks: mailsLinks === true,
    showsSites: showsSites !== false,
    build: typeof build === 'string' ? build : DEFAULTS.build,
  };
}

export function readPublicSettings(): PublicSettings {
  return parsePublicSettings(document.getElementById('public-settings')?.textContent);
}

function parsed(json: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
