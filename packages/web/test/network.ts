export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

type Reply = () => Response | Promise<Response>;

/** A network that answers as told and writes down what was sent; unknown paths are not reached. */
export class Network {
  readonly sent: SentCall[] = [];
  readonly #replies = new Map<string, Reply>();

  constructor() {
    window.fetch = async (input, init = {}) => {
      const path =
        String(input)
          .replace(/^\/api/, '')
          .split('?', 1)[0] ?? '';
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      this.sent.push({ method: init.method ?? 'GET', path, headers: new Headers(init.headers), body });
      const reply = this.#replies.get(path);
      if (!reply) throw new TypeError(`nobody answers at ${path}`);
      return await reply();
    };
  }

  answer(path: string, data: unknown): void {
    this.#replies.set(path, () => Response.json({ error: 0, data }));
  }

  fail(
    path: string,
    status: number,
    envelope: { readonly error: number; readonly [key: string]: unknown },
  ): void {
    this.#replies.set(path, () => Response.json(envelope, { status }));
  }

  reply(path: string, reply: Reply): void {
    this.#replies.set(path, reply);
  }

  to(path: string): readonly SentCall[] {
    return this.sent.filter((call) => call.path === path);
  }
}
