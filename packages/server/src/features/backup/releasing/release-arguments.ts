import { parseArgs } from 'node:util';
import { BackupProblem } from '../backup-problem.ts';

/** What becomes of posts and events whose time has passed. */
export type OverdueChoice =
  | { readonly kind: 'ask' }
  | { readonly kind: 'publish' }
  | { readonly kind: 'return' }
  | { readonly kind: 'reschedule'; readonly first: Date; readonly everyMinutes: number };

export const RELEASE_USAGE = `Cách dùng:
  npm run release-jobs -- --overdue publish             đăng ngay mọi bài, sự kiện đã quá giờ hẹn
  npm run release-jobs -- --overdue return              trả chúng về chờ duyệt
  npm run release-jobs -- --overdue 2026-11-24T08:00+07:00 [--every 5]
                                                        hẹn lại: mục đầu vào giờ này, các mục sau cách nhau 5 phút`;

const EVERY_MINUTES = 5;
const LONGEST = 24 * 60;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

/** @throws BackupProblem with the usage */
export function readReleaseArguments(args: readonly string[], now: Date): OverdueChoice {
  const { overdue, every = String(EVERY_MINUTES) } = parsed(args);
  if (overdue === undefined) return { kind: 'ask' };
  if (overdue === 'publish' || overdue === 'return') return { kind: overdue };
  const first = new Date(TIME.test(overdue) ? overdue : Number.NaN);
  const everyMinutes = /^\d{1,4}$/.test(every) ? Number(every) : Number.NaN;
  if (Number.isNaN(first.getTime()) || !(everyMinutes <= LONGEST)) throw new BackupProblem(RELEASE_USAGE);
  if (first <= now) throw new BackupProblem(`Giờ hẹn lại phải ở phía trước.\n${RELEASE_USAGE}`);
  return { kind: 'reschedule', first, everyMinutes };
}

function parsed(args: readonly string[]) {
  try {
    const options = { overdue: { type: 'string' }, every: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new BackupProblem(RELEASE_USAGE);
  }
}
