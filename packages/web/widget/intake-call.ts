import type { DataOf, Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { type FailedAnswer, Refusal, refusalOf } from './refusal.ts';
import type { Say, WidgetLanguage } from './say.ts';
import type { SharedText } from './shared-texts.ts';

const GIVE_UP_MS = 20_000;

interface Envelope extends FailedAnswer {
  readonly error: number;
  readonly data?: unknown;
}

export interface IntakePlace {
  /** The address of the intake with the project, without a slash at its end. */
  readonly base: string;
  readonly language: WidgetLanguage;
  readonly say: Say<SharedText>;
}

/** Makes calls of the intake. No cookie is sent, and none is set. @throws Refusal */
export function callsAt({ base, language, say }: IntakePlace) {
  return async <E extends Endpoint>(path: string, body?: unknown, key?: string): Promise<DataOf<E>> => {
    let answer: Envelope;
    try {
      const response = await fetch(`${base}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        credentials: 'omit',
        headers: {
          'accept-language': language,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      answer = JSON.parse(await response.text());
    } catch {
      throw new Refusal(say('offline'));
    }
    if (answer.error !== 0) throw refusalOf(answer, say('offline'));
    return answer.data as DataOf<E>;
  };
}
