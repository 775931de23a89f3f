import type { IncomingHttpHeaders } from 'node:http';
import { Client, errors } from 'undici';
import { type AllowedHosts, checkedAddress, hostOf, isAllowedHost } from './address-rules.ts';
import {
  checkedConnector,
  type FindAddresses,
  findAddresses,
  publicAddressesOf,
} from './checked-connector.ts';
import { FetchRefused } from './fetch-refused.ts';
import { readBody } from './read-body.ts';

const TOTAL_MS = 20_000;
const HEADERS_MS = 10_000;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_REDIRECTS = 5;
const MAX_HEADER_BYTES = 16 * 1024;
const REDIRECTS = [301, 302, 303, 307, 308];
/** What says who we are to one origin and nothing to another. */
const CREDENTIALS = ['authorization', 'cookie', 'proxy-authorization'];

export interface SafeRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST';
  /** Names in small letters. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly httpsOnly?: boolean;
  readonly maxRedirects?: number;
  /** Of the whole exchange with all redirects. */
  readonly totalMs?: number;
  readonly headersMs?: number;
  readonly maxBytes?: number;
  /** Whether a longer answer is cut instead of refused. */
  readonly cutsBody?: boolean;
  readonly signal?: AbortSignal;
}

export interface SafeAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The address that answered, after redirects. */
  readonly url: string;
}

/** The only way to addresses that people or other sites name. */
export interface SafeFetch {
  /** @throws FetchRefused; every answer is returned, whatever its status. */
  fetch(address: string, request?: SafeRequest): Promise<SafeAnswer>;
  /** Whether an address could be fetched, without a request. @throws FetchRefused */
  check(address: string, rules?: Pick<SafeRequest, 'httpsOnly'>): Promise<void>;
}

interface SafeFetchOptions {
  readonly allowedHosts: AllowedHosts;
  /** Absent: as the machine does. */
  readonly find?: FindAddresses;
  /** Absent: the authorities that Node trusts. */
  readonly ca?: string;
}

export function createSafeFetch({ allowedHosts, find = findAddresses, ca }: SafeFetchOptions): SafeFetch {
  const rulesOf = ({ httpsOnly }: Pick<SafeRequest, 'httpsOnly'>) => ({ allowed: allowedHosts, httpsOnly });
  return {
    async check(address, rules = {}) {
      const url = checkedAddress(address, rulesOf(rules));
      if (!isAllowedHost(url, allowedHosts)) await publicAddressesOf(hostOf(url), find);
    },
    async fetch(address, request = {}) {
      const deadline = AbortSignal.timeout(request.totalMs ?? TOTAL_MS);
      const signal = AbortSignal.any([deadline, ...(request.signal ? [request.signal] : [])]);
      let step: Step = { url: checkedAddress(address, rulesOf(request)), request };
      try {
        for (let left = request.maxRedirects ?? MAX_REDIRECTS; ; left -= 1) {
          const isAllowed = isAllowedHost(step.url, allowedHosts);
          const answer = await exchange(step, checkedConnector(find, isAllowed, ca), signal);
          const target = redirectOf(answer, request.maxRedirects);
          if (target === undefined) return answer;
          if (left === 0) throw new FetchRefused('redirects', `more than ${MAX_REDIRECTS} redirects`);
          step = nextStep(step, answer.status, checkedAddress(target, rulesOf(request)));
        }
      } catch (error) {
        throw refusalOf(error, deadline);
      }
    },
  };
}

interface Step {
  readonly url: URL;
  readonly request: SafeRequest;
}

/** One request over a connection of its own. */
async function exchange(
  { url, request }: Step,
  connect: ReturnType<typeof checkedConnector>,
  signal: AbortSignal,
): Promise<SafeAnswer> {
  const { method = 'GET', headers, body, headersMs = HEADERS_MS, maxBytes = MAX_BYTES, cutsBody } = request;
  const client = new Client(url.origin, { connect, maxHeaderSize: MAX_HEADER_BYTES, pipelining: 0 });
  try {
    const answer = await client.request({
      path: `${url.pathname}${url.search}`,
      method,
      headers: { 'user-agent': 'ToaSoan/1', 'accept-encoding': 'gzip, br', ...headers },
      body: body ?? null,
      headersTimeout: headersMs,
      signal,
    });
    const encoding = [answer.headers['content-encoding'] ?? []].flat().join(',');
    const read = await readBody(answer.body, { encoding, maxBytes, cuts: cutsBody ?? false });
    return { status: answer.statusCode, headers: answer.headers, body: read, url: url.href };
  } finally {
    void client.destroy();
  }
}

/** Undefined: the answer itself is wanted. */
function redirectOf({ status, headers, url }: SafeAnswer, wanted?: number): string | undefined {
  const location = headers.location;
  if (wanted === 0 || location === undefined || !REDIRECTS.includes(status)) return undefined;
  if (!URL.canParse(location, url)) throw new FetchRefused('address', 'it redirects to no address');
  return new URL(location, url).href;
}

function nextStep({ url, request }: Step, status: number, target: URL): Step {
  if (url.protocol === 'https:' && target.protocol !== 'https:')
    throw new FetchRefused('scheme', 'it redirects from https to http');
  const isPost = request.method === 'POST' && (status === 307 || status === 308);
  const dropped = [
    ...(target.origin === url.origin ? [] : CREDENTIALS),
    ...(isPost ? [] : ['content-type', 'content-length']),
  ];
  const { body, ...rest } = request;
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).filter(([name]) => !dropped.includes(name.toLowerCase())),
  );
  const method = request.method === 'HEAD' ? 'HEAD' : isPost ? 'POST' : 'GET';
  return {
    url: target,
    request: { ...rest, headers, method, ...(isPost && body !== undefined && { body }) },
  };
}

/** What failed, by the innermost error that says so. */
function refusalOf(error: unknown, deadline: AbortSignal): unknown {
  if (deadline.aborted) return new FetchRefused('slow', 'no whole answer in time', { cause: error });
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof FetchRefused) return at;
    if (at instanceof errors.HeadersTimeoutError || at instanceof errors.ConnectTimeoutError)
      return new FetchRefused('slow', 'no answer in time', { cause: error });
    if (at instanceof errors.HeadersOverflowError)
      return new FetchRefused('tooLarge', 'its headers are too large', { cause: error });
    if (isTlsError(at)) return new FetchRefused('tls', 'its certificate is not valid', { cause: error });
  }
  if (error instanceof Error && error.name === 'AbortError') return error;
  return new FetchRefused('network', 'the connection failed', { cause: error });
}

const TLS_CODES = /^(ERR_(TLS|SSL)|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED|HOSTNAME_MISMATCH|EPROTO)/;

function isTlsError(error: Error): boolean {
  return 'code' in error && TLS_CODES.test(String(error.code));
}
