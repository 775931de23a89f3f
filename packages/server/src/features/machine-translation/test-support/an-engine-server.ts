import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countCodePoints } from '@toasoan/contract/core/text.ts';
import { afterAll } from 'vitest';

/** What an engine does with a request. `cut` and `silence` are charged: it has worked, or still does. */
export type EngineBehaviour =
  | 'works'
  | 'cut'
  | 'silence'
  | 'garbage'
  | 'tooFew'
  | 'dropsSpans'
  | 'dropsShownSpans'
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown };

export interface EngineRequestSeen {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly texts: readonly string[];
}

/**
 * Speaks the wire formats of DeepL, Google, LibreTranslate and chat completions on the loopback address, by path. It
 * "translates" into capitals, and counts the characters that it charges.
 */
export async function anEngineServer() {
  const seen: EngineRequestSeen[] = [];
  let charged = 0;
  let behave: (request: EngineRequestSeen) => EngineBehaviour = () => 'works';
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = JSON.parse(text) as Record<string, unknown>;
    const path = request.url ?? '';
    const one = { path, headers: request.headers, body, texts: textsOf(path, body) };
    seen.push(one);
    const behaviour = behave(one);
    if (typeof behaviour === 'object') {
      response.writeHead(behaviour.status, behaviour.headers).end(JSON.stringify(behaviour.body ?? {}));
      return;
    }
    charged += one.texts.reduce((sum, each) => sum + countCodePoints(each), 0);
    answer(response, path, one.texts, behaviour);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    address: `http://${host}`,
    /** Empties what was asked. */
    take: () => seen.splice(0),
    /** Characters charged since the last time. */
    takeCharged: () => {
      const sum = charged;
      charged = 0;
      return sum;
    },
    behaves(next: typeof behave) {
      behave = next;
    },
  };
}

function textsOf(path: string, body: Readonly<Record<string, unknown>>): string[] {
  if (path.endsWith('/v2/translate')) return body.text as string[];
  if (!path.endsWith('/chat/completions')) return body.q as string[];
  const messages = body.messages as readonly { readonly content: string }[];
  const { texts } = JSON.parse(messages.at(-1)?.content ?? '{}') as {
    readonly texts: readonly { text: string }[];
  };
  return texts.map(({ text }) => text);
}

function answer(
  response: ServerResponse,
  path: string,
  texts: readonly string[],
  how: EngineBehaviour,
): void {
  if (how === 'silence') return;
  const translated = texts.map((text) => translate(text, how));
  const whole = JSON.stringify(inFormat(path, how === 'tooFew' ? translated.slice(1) : translated));
  if (how === 'garbage') response.writeHead(200).end('<html>502</html>');
  else if (how === 'cut') {
    response.writeHead(200, { 'content-length': Buffer.byteLength(whole) });
    response.write(whole.slice(0, whole.length / 2), () => response.destroy());
  } else response.writeHead(200, { 'content-type': 'application/json' }).end(whole);
}

function translate(text: string, how: EngineBehaviour): string {
  const kept =
    how === 'dropsSpans' || (how === 'dropsShownSpans' && /<(m|span)[^>]*>[^<]/.test(text))
      ? text.replace(/<m [^>]*\/>|<(m|span)[^>]*>[^<]*<\/\1>/g, '')
      : text;
  // What stands outside of tags, but for escaped signs.
  return kept.replace(/(<[^>]*>|&[a-z]+;)|([^<&]+)/g, (whole, tag) => tag ?? whole.toUpperCase());
}

function inFormat(path: string, texts: readonly string[]): unknown {
  if (path.endsWith('/v2/translate')) return { translations: texts.map((text) => ({ text })) };
  if (path.endsWith('/language/translate/v2'))
    return { data: { translations: texts.map((translatedText) => ({ translatedText })) } };
  if (path.endsWith('/translate')) return { translatedText: texts };
  const content = JSON.stringify({ translations: texts.map((text, at) => ({ id: at + 1, text })) });
  return { choices: [{ finish_reason: 'stop', message: { role: 'assistant', content } }] };
}
