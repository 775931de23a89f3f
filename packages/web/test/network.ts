export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

type Reply = (query: URLSearchParams) => Response | Promise<Response>;

/** Background calls of every screen: answered by default and recorded apart. */
const UNDER_EVERY_SCREEN: ReadonlyMap<string, Reply> = new Map([
  [
    '/admin/live/stream',
    () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
  ],
  ['/readyz', () => Response.json({})],
]);

const PRESENCE = /^\/admin\/post\/(presence|leave)\/\d+$/;

function replyBeneath(path: string, body: unknown): Reply | undefined {
  if (PRESENCE.test(path)) return () => Response.json({ error: 0, data: aloneAt(body) });
  return UNDER_EVERY_SCREEN.get(path);
}

/** Nobody else has the post open: the person who wants to write holds the lock. */
function aloneAt(body: unknown): object {
  const { wants = 'read', editingSession = '' } = {
    ...(body as { wants?: string; editingSession?: string }),
  };
  const mine = wants === 'write';
  const holder = { editingSession, userId: '7', name: 'Trần Phóng Viên', since: '2026-11-22T03:05:00.000Z' };
  return { holder: mine ? holder : null, mine, mayTakeOver: false, others: [], version: 0 };
}

const READ_WITHIN_MS = 500;
/** Given, and not read by the page yet. */
const unread = new Set<Response>();

/** Waits until the page has read the answers it was given: they belong to the test that gave them. */
export async function answersRead(): Promise<void> {
  const limit = performance.now() + READ_WITHIN_MS;
  while (unread.size > 0 && performance.now() < limit) await new Promise((resolve) => setTimeout(resolve, 5));
  unread.clear();
  // What the last reader does with it.
  await new Promise((resolve) => setTimeout(resolve));
}

/** For calls of the screen itself: the page reads their answers as text. */
function given(response: Response): Response {
  const text = response.text.bind(response);
  unread.add(response);
  response.text = () => text().finally(() => unread.delete(response));
  return response;
}

/** A network that gives prepared answers and records the calls; unknown paths are unreachable. */
export class Network {
  readonly sent: SentCall[] = [];
  readonly #beneath: SentCall[] = [];
  readonly #replies = new Map<string, Reply>();

  constructor() {
    window.fetch = async (input, init = {}) => {
      // As in a browser: a call that was given up reaches nobody, and its answer no reader.
      init.signal?.throwIfAborted();
      const [path = '', query] = String(input)
        .replace(/^\/api/, '')
        .split('?', 2);
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = { method: init.method ?? 'GET', path, headers: new Headers(init.headers), body };
      const beneath = replyBeneath(path, body);
      (beneath ? this.#beneath : this.sent).push(call);
      const reply = this.#replies.get(path) ?? beneath;
      if (!reply) throw new TypeError(`nobody answers at ${path}`);
      const response = await reply(new URLSearchParams(query));
      init.signal?.throwIfAborted();
      return beneath ? response : given(response);
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
    return [...this.sent, ...this.#beneath].filter((call) => call.path === path);
  }
}
