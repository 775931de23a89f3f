import type { SignInAlarm } from '@toasoan/contract/features/audit/system/system-log.ts';

const WITHIN_MS = 15 * 60_000;
const MANY = 20;

/** Failed attempts: one, or those of a quarter of an hour in which the sign-in was locked. */
export interface Failure {
  readonly time: Date;
  readonly calls: number;
  /** The /64 of an IPv6 address. */
  readonly network: string;
  /** Of a known account. */
  readonly userId: string | null;
  /** The name of the account, or the e-mail that was tried; '' for neither. */
  readonly account: string;
}

/** Addresses and accounts that failed 20 times within 15 minutes, the latest first. */
export function signInAlarms(failures: readonly Failure[]): SignInAlarm[] {
  const oldestFirst = failures.toSorted((one, other) => one.time.getTime() - other.time.getTime());
  const byAddress = Map.groupBy(oldestFirst, ({ network }) => network);
  const byAccount = Map.groupBy(oldestFirst, ({ userId, account }) => userId ?? account);
  return [...alarmsIn('address', byAddress), ...alarmsIn('account', byAccount)].sort((one, other) =>
    other.lastTime.localeCompare(one.lastTime),
  );
}

function alarmsIn(
  about: SignInAlarm['about'],
  groups: ReadonlyMap<string, readonly Failure[]>,
): SignInAlarm[] {
  return [...groups].flatMap(([key, group]) => {
    const many = key === '' ? undefined : manyIn(group);
    const [first, last] = [many?.at(0), many?.at(-1)];
    if (many === undefined || first === undefined || last === undefined) return [];
    return {
      about,
      subject: about === 'address' ? key : last.account,
      userId: about === 'address' ? null : last.userId,
      failures: many.reduce((sum, { calls }) => sum + calls, 0),
      firstTime: first.time.toISOString(),
      lastTime: last.time.toISOString(),
    };
  });
}

/** From the first to the last failure of all windows with too many; undefined without one. */
function manyIn(failures: readonly Failure[]): readonly Failure[] | undefined {
  let begin = 0;
  let inWindow = 0;
  let [first, last] = [failures.length, -1];
  failures.forEach(({ time, calls }, at) => {
    inWindow += calls;
    for (let oldest = failures[begin]; oldest && isBefore(oldest.time, time); oldest = failures[begin]) {
      inWindow -= oldest.calls;
      begin += 1;
    }
    if (inWindow < MANY) return;
    first = Math.min(first, begin);
    last = at;
  });
  return last === -1 ? undefined : failures.slice(first, last + 1);
}

function isBefore(time: Date, end: Date): boolean {
  return end.getTime() - time.getTime() >= WITHIN_MS;
}
