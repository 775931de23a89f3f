import type { WebhookFailure } from '@toasoan/contract/features/webhooks/webhook.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import { type FetchRefusal, FetchRefused } from '#server/core/safe-fetch/fetch-refused.ts';
import type { SafeAnswer, SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { openSecrets } from './secret-store.ts';
import { signedHeaders } from './sign-message.ts';
import type { AttemptRow, DeliveryRow, WebhookRow } from './webhook-row.ts';

export interface SendDependencies {
  readonly safeFetch: Pick<SafeFetch, 'fetch'>;
  readonly secretBox: SecretBox;
}

/** A receiver takes a message and works on it later: whoever needs longer counts as away. */
const TOTAL_MS = 10_000;
const ANSWER_BYTES = 4_096;
const ANSWER_KEPT = 1_000;
/** The longest pause that a receiver may ask for. */
const LONGEST_PAUSE_S = 3_600;

const FAILURES: Readonly<Record<FetchRefusal, WebhookFailure>> = {
  address: 'REFUSED',
  scheme: 'REFUSED',
  port: 'REFUSED',
  userinfo: 'REFUSED',
  private: 'REFUSED',
  notFound: 'NOT_FOUND',
  redirects: 'REDIRECT',
  tooLarge: 'NETWORK',
  encoding: 'NETWORK',
  slow: 'SLOW',
  tls: 'TLS',
  network: 'NETWORK',
};

export interface Attempt extends AttemptRow {
  /** The receiver asks for no message before so many seconds are over. */
  readonly pauseSeconds: number;
}

/** Sends one message, once. @throws when the process stops meanwhile. */
export async function attemptDelivery(
  { safeFetch, secretBox }: SendDependencies,
  db: Db,
  webhook: WebhookRow,
  message: Pick<DeliveryRow, 'message_id' | 'payload'>,
  { now, signal }: { readonly now: () => Date; readonly signal?: AbortSignal },
): Promise<Attempt> {
  const time = now();
  const began = performance.now();
  const noted = (result: Pick<Attempt, 'status' | 'error'>, answer = '', pauseSeconds = 0): Attempt => ({
    attempt_time: time,
    duration_ms: Math.round(performance.now() - began),
    answer: answer.replaceAll('\0', '').slice(0, ANSWER_KEPT),
    pauseSeconds,
    ...result,
  });
  const owner = { projectId: webhook.project_id, webhookId: webhook.id };
  const secrets = await openSecrets(db, owner, secretBox, time).catch(() => undefined);
  if (secrets === undefined || secrets.length === 0) return noted({ status: null, error: 'SECRET' });
  try {
    const answer = await safeFetch.fetch(webhook.address, {
      method: 'POST',
      headers: signedHeaders({ id: message.message_id, time, body: message.payload }, secrets),
      body: message.payload,
      httpsOnly: true,
      maxRedirects: 0,
      totalMs: TOTAL_MS,
      headersMs: TOTAL_MS,
      maxBytes: ANSWER_BYTES,
      cutsBody: true,
      ...(signal && { signal }),
    });
    return noted(resultOf(answer), answer.body.toString('utf8'), pauseOf(answer));
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return noted({ status: null, error: FAILURES[error.reason] });
  }
}

function resultOf({ status }: SafeAnswer): Pick<Attempt, 'status' | 'error'> {
  if (status >= 200 && status < 300) return { status, error: null };
  return { status, error: status >= 300 && status < 400 ? 'REDIRECT' : 'ANSWER' };
}

function pauseOf({ status, headers }: SafeAnswer): number {
  const seconds = status === 429 || status === 503 ? Number(headers['retry-after']) : 0;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), LONGEST_PAUSE_S) : 0;
}
