import type { ErrorCode } from '@toasoan/contract/core/errors.ts';
import type { Db } from '#server/core/db/database.ts';
import type { SessionEnd, SessionKind } from '#server/core/db/tables/user-tables.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';

const MINUTE_MS = 60_000;
const KNOWN_FORM = `tsn_${'A'.repeat(43)}`;

/** Values of `Authorization`; undefined means none. All get −18. */
export const MALFORMED: readonly (readonly [name: string, authorization: string | undefined])[] = [
  ['none', undefined],
  ['an empty header', ''],
  ['a word alone', 'Bearer'],
  ['another scheme', 'Basic cXVhbnRyaTptYXQta2hhdQ=='],
  ['another scheme with a token behind it', `Token ${KNOWN_FORM}`],
  ['a token without its scheme', KNOWN_FORM],
  ['two spaces in front', `Bearer  ${KNOWN_FORM}`],
  ['two tokens', `Bearer ${KNOWN_FORM} ${KNOWN_FORM}`],
  ['another prefix', `Bearer sk_${'A'.repeat(44)}`],
  ['one character too few', `Bearer ${KNOWN_FORM.slice(0, -1)}`],
  ['one character too many', `Bearer ${KNOWN_FORM}A`],
  ['a character that no token has', `Bearer tsn_${'A'.repeat(42)}*`],
  ['letters beyond ASCII', `Bearer tsn_${'é'.repeat(43)}`],
  ['a JSON web token', 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiU1VQUEVSX0FETUlOIn0.'],
  ['10,000 characters', `Bearer ${'A'.repeat(10_000)}`],
  ['the form of a token that nobody has', `Bearer ${KNOWN_FORM}`],
  ['a question for the database', "Bearer ' OR '1'='1' --aaaaaaaaaaaaaaa"],
];

/** An invalid session of a person with access to everything. */
interface EndedSession {
  readonly name: string;
  readonly code: ErrorCode;
  readonly kind?: SessionKind;
  readonly age?: number;
  /** Ends the session in this way. */
  readonly end?: (db: Db, userId: string, now: Date) => Promise<unknown>;
}

const endedBy = (end_reason: SessionEnd) => (db: Db, userId: string, now: Date) =>
  db.updateTable('sessions').set({ end_reason, ended_time: now }).where('user_id', '=', userId).execute();

export const ENDED: readonly EndedSession[] = [
  { name: 'unused for two hours', code: 'SESSION_INVALID', age: 121 * MINUTE_MS },
  {
    name: 'used all the time for twelve hours',
    code: 'SESSION_INVALID',
    age: 721 * MINUTE_MS,
    end: (db, userId, now) =>
      db
        .updateTable('sessions')
        .set({ idle_until: new Date(now.getTime() + MINUTE_MS), last_use_time: now })
        .where('user_id', '=', userId)
        .execute(),
  },
  { name: 'half-way for five minutes', code: 'SESSION_INVALID', kind: 'half-way', age: 6 * MINUTE_MS },
  { name: 'signed out', code: 'SESSION_INVALID', end: endedBy('signed-out') },
  {
    name: 'half-way and followed by the whole one',
    code: 'SESSION_INVALID',
    kind: 'half-way',
    end: endedBy('second-step-passed'),
  },
  { name: 'ended from another session', code: 'SESSION_ENDED', end: endedBy('ended-elsewhere') },
  { name: 'the eleventh', code: 'SESSION_ENDED', end: endedBy('too-many-sessions') },
  {
    name: 'of a disabled account',
    code: 'SESSION_ENDED',
    end: (db, userId) =>
      db.updateTable('users').set({ status: 'DISABLED' }).where('id', '=', userId).execute(),
  },
  {
    name: 'of a deleted account',
    code: 'SESSION_ENDED',
    end: (db, userId, now) =>
      db.updateTable('users').set({ deleted_time: now }).where('id', '=', userId).execute(),
  },
  {
    name: 'from before the password was changed',
    code: 'SESSION_ENDED',
    end: (db, userId) =>
      db
        .updateTable('users')
        .set((row) => ({ cred_version: row('cred_version', '+', 1) }))
        .where('id', '=', userId)
        .execute(),
  },
];

/** Headers that carry such a session. */
export async function anEndedSession(
  db: Db,
  { kind, age = 0, end }: EndedSession,
  { project, now }: { readonly project: string; readonly now: Date },
): Promise<Record<string, string>> {
  const person = await aPerson(db, { role: 'SUPPER_ADMIN' });
  const at = new Date(now.getTime() - age);
  const headers = await signIn(db, person, { project, at, ...(kind && { kind }) });
  await end?.(db, person.userId, now);
  return headers;
}
