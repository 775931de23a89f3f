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

const textOf = (value: unknown, otherwise = '') => (typeof value === 'string' ? value : otherwise);

/** The settings in a page's `#public-settings`; absent or mistyped ones take their defaults. */
export function parsePublicSettings(json: string | null | undefined): PublicSettings {
  const { apiBase, timeoutMs, recaptchaSiteKey, mailsLinks, showsSites, build } = parsed(json);
  return {
    apiBase: textOf(apiBase, '/api').replace(/\/+$/, ''),
    timeoutMs: typeof timeoutMs === 'number' && timeoutMs > 0 ? timeoutMs : 20_000,
    recaptchaSiteKey: textOf(recaptchaSiteKey),
    mailsLinks: mailsLinks === true,
    showsSites: showsSites !== false,
    build: textOf(build),
  };
}

export function readPublicSettings(): PublicSettings {
  return parsePublicSettings(document.getElementById('public-settings')?.textContent);
}

function parsed(json: string | null | undefined): Record<string, unknown> {
  try {
    // What is no object has no settings.
    return { ...JSON.parse(json ?? '{}') };
  } catch {
    return {};
  }
}
