import type { BodyInput, DataOf, Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { readerJuryEndpoints } from '@toasoan/contract/features/contest-jury/reader-jury-endpoints.ts';
import type { FormContext } from '../form-context.ts';
import type { callsAt } from '../intake-call.ts';
import type { Say } from '../say.ts';
import type { SharedText } from '../shared-texts.ts';
import type { JuryFormText } from './jury-form-texts.ts';

type Endpoints = typeof readerJuryEndpoints;

const PATHS = {
  askCode: 'code',
  open: 'open',
  leave: 'leave',
  rounds: 'rounds',
  strip: 'strip',
  turn: 'turn',
  score: 'score',
  later: 'later',
  recuse: 'recuse',
  abstain: 'abstain',
} as const satisfies Readonly<Record<keyof Endpoints, string>>;

/** Makes one call of the jury room. @throws Refusal */
export type JuryCalls = <Name extends keyof Endpoints>(
  name: Name,
  body: BodyInput<Endpoints[Name]>,
) => Promise<DataOf<Endpoints[Name]>>;

export function juryCalls(call: ReturnType<typeof callsAt>): JuryCalls {
  return async (name, body) => (await call<Endpoint>(`/jury/${PATHS[name]}`, body)) as never;
}

/** What every part of the page needs. */
export interface JuryContext extends FormContext {
  readonly say: Say<JuryFormText | SharedText>;
  readonly calls: JuryCalls;
}

/** A juror who came in. */
export interface Seated extends JuryContext {
  /** Of the session. */
  readonly token: string;
  /** The session is over: back to the door. */
  readonly onOver: (words: string) => void;
}

/** Points as the language writes them; a dash where there are none. */
export function pointsText(points: number | null, language: FormContext['language']): string {
  return points === null ? '–' : points.toLocaleString(language, { maximumFractionDigits: 2 });
}

/** A moment in Vietnam as people read it. */
export function momentText(time: string, language: FormContext['language']): string {
  return new Date(time).toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'short',
  });
}
