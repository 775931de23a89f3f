/** How mail is sent. */
export interface SmtpAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /**
   * `always`: encrypted from the first byte. `required`: the connection must switch to TLS. `offered`: it switches
   * where the server offers it. `never`: it stays plain.
   */
  readonly tls: 'always' | 'required' | 'offered' | 'never';
  /** Any certificate is accepted, for a server with a self-signed one. */
  readonly trustsAnyCertificate: boolean;
}

export const SMTP_ADDRESS_FORM =
  'must be an address like smtps://LOGIN:PASSWORD@host:465 or smtp://LOGIN:PASSWORD@host:587?starttls=required&selfSigned=no, with % / @ : ? # in login and password written as %25 %2F %40 %3A %3F %23';

const OPTIONS = ['starttls', 'selfSigned'];
const STARTTLS = { required: 'required', offered: 'offered', no: 'never' } as const;

/** Undefined: not an address of the form above. A login is never sent unencrypted unless the address says so. */
export function smtpAddressOf(value: string): SmtpAddress | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isSecure = url.protocol === 'smtps:';
  if (!isSecure && url.protocol !== 'smtp:') return undefined;
  if (url.hostname === '' || !['', '/'].includes(url.pathname) || url.hash !== '') return undefined;
  const [user, password] = [decoded(url.username), decoded(url.password)];
  const tls = isSecure ? 'always' : startTlsOf(url, user !== '');
  const selfSigned = url.searchParams.get('selfSigned') ?? 'no';
  if (!hasOnlyOptions(url, isSecure) || tls === undefined || !['yes', 'no'].includes(selfSigned))
    return undefined;
  if (user === undefined || password === undefined || (user === '') !== (password === '')) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = url.port === '' ? (isSecure ? 465 : 587) : Number(url.port);
  return { host, port, user, password, tls, trustsAnyCertificate: selfSigned === 'yes' };
}

function startTlsOf({ searchParams }: URL, hasLogin: boolean): SmtpAddress['tls'] | undefined {
  const options = searchParams.get('starttls') ?? (hasLogin ? 'required' : 'offered');
  return Object.entries(STARTTLS).find(([name]) => name === options)?.[1];
}

function hasOnlyOptions({ searchParams }: URL, isSecure: boolean): boolean {
  const given = [...searchParams.keys()];
  if (isSecure && given.includes('starttls')) return false;
  return new Set(given).size === given.length && given.every((name) => OPTIONS.includes(name));
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
