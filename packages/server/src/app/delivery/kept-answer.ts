import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../accepted-encoding.ts';

type Headers = Readonly<Record<string, string>>;

/** Shorter ones gain nothing. */
const WORTH_COMPRESSING = 1_000;
const COMPRESSED = /^(text\/|application\/(json|xml|feed\+json|[a-z.]+\+xml|manifest\+json)|image\/svg)/;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const;

/** What an answer is made of. */
export interface AnswerParts {
  readonly status?: number;
  readonly headers: Headers;
  readonly body: string | Buffer;
}

/** A finished answer: its bytes, also compressed once somebody asked for that, and its headers. */
export class KeptAnswer {
  readonly status: number;
  readonly body: Buffer;
  readonly etag: string;
  readonly #headers: Headers;
  readonly #isCompressed: boolean;
  readonly #encoded: Partial<Record<Encoding, Buffer>> = {};
  readonly #encoding: Partial<Record<Encoding, Promise<Buffer>>> = {};
  readonly #flat: Partial<Record<Encoding | 'plain', string[]>> = {};

  constructor({ status = 200, headers, body }: AnswerParts) {
    this.status = status;
    this.body = typeof body === 'string' ? Buffer.from(body) : body;
    // Weak: the compressed forms are the same to whoever reads them.
    this.etag = `W/"${createHash('sha1').update(this.body).digest('base64url').slice(0, 20)}"`;
    this.#isCompressed =
      this.body.length >= WORTH_COMPRESSING && COMPRESSED.test(headers['content-type'] ?? '');
    this.#headers = { ...headers, etag: this.etag, ...(this.#isCompressed && { vary: 'accept-encoding' }) };
  }

  /** Bytes in memory. */
  get size(): number {
    const { br, gzip: zipped } = this.#encoded;
    return 1_000 + this.body.length + (br?.length ?? 0) + (zipped?.length ?? 0);
  }

  /** The encoding in which it is sent to somebody who accepts one. */
  encodingFor(accepted: Encoding | undefined): Encoding | undefined {
    return this.#isCompressed ? accepted : undefined;
  }

  /** Undefined while it is not compressed in that way. */
  ready(encoding: Encoding | undefined): Buffer | undefined {
    return encoding === undefined ? this.body : this.#encoded[encoding];
  }

  /** Compresses once, however many ask. */
  async compressed(encoding: Encoding): Promise<Buffer> {
    this.#encoding[encoding] ??= compressors[encoding](this.body);
    const bytes = await this.#encoding[encoding];
    this.#encoded[encoding] = bytes;
    return bytes;
  }

  /** Headers with the length of what is sent, as names and values in turn. */
  flatHeaders(encoding: Encoding | undefined): string[] {
    const name = encoding ?? 'plain';
    const known = this.#flat[name];
    if (known !== undefined) return known;
    const flat = Object.entries({
      ...this.#headers,
      ...(encoding !== undefined && { 'content-encoding': encoding }),
      'content-length': String(this.ready(encoding)?.length ?? this.body.length),
    }).flat();
    this.#flat[name] = flat;
    return flat;
  }

  /** Of an answer without a body, to somebody who has it already. */
  headersOfSame(): Headers {
    return this.#headers;
  }

  /** Whether the asker has it: `If-None-Match` names it, weakly or strongly. */
  isKnownTo(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined) return false;
    if (ifNoneMatch === this.etag || ifNoneMatch.trim() === '*') return true;
    const bare = this.etag.slice(2);
    return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === bare);
  }
}
