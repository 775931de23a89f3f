import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What siteverify says of a token; the last two are ways not to answer. */
type Verdict = 'good' | 'invented' | 'expired' | 'silent' | 'broken';

export interface CaptchaService {
  readonly siteVerify: string;
  /** A token as a box of the page would give it. */
  token(verdict?: Verdict): string;
  readonly asked: readonly string[];
  stop(): void;
}

/** Google's siteverify on this machine: a token serves once, and an answer has the real format. */
export async function startCaptchaService(secret: string): Promise<CaptchaService> {
  const verdicts = new Map<string, Verdict>();
  const asked: string[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request));
    const token = form.get('response') ?? '';
    const verdict = verdicts.get(token) ?? 'invented';
    asked.push(token);
    // Spent by the question.
    if (verdict === 'good') verdicts.set(token, 'expired');
    if (verdict === 'silent') return;
    if (verdict === 'broken') {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>');
      return;
    }
    const isOurs = request.method === 'POST' && form.get('secret') === secret;
    const codes = isOurs ? CODES[verdict] : ['invalid-input-secret'];
    const said = {
      success: codes.length === 0,
      challenge_ts: '2026-11-24T09:00:00Z',
      hostname: 'hue.example',
    };
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(codes.length === 0 ? said : { success: false, 'error-codes': codes }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let made = 0;
  return {
    siteVerify: `http://127.0.0.1:${port}/recaptcha/api/siteverify`,
    asked,
    token: (verdict = 'good') => {
      made += 1;
      const token = `03AFcWeA-${verdict}-${made}`;
      verdicts.set(token, verdict);
      return token;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const CODES = {
  good: [],
  invented: ['invalid-input-response'],
  expired: ['timeout-or-duplicate'],
} as const;
