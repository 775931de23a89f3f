import type { TakedownCase } from '@toasoan/contract/features/posts/takedown/takedown-case.ts';
import {
  IN_TIME_TEXTS,
  TAKEDOWN_EXPORT_COLUMNS,
} from '@toasoan/contract/features/posts/takedown/takedown-export.ts';
import {
  TAKEDOWN_REASON_TEXTS,
  TAKEDOWN_SCOPE_TEXTS,
  TAKEDOWN_STATE_TEXTS,
} from '@toasoan/contract/features/posts/takedown/takedown-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { type Cell, inOrder } from '../export/export-rows.ts';

const MINUTE = 60_000;

/** One case as a line of the report. */
export function caseCells(
  item: TakedownCase,
  language: Language,
  clock: (time: string | null) => Cell,
): Cell[] {
  return inOrder(TAKEDOWN_EXPORT_COLUMNS, {
    id: item.id,
    title: item.postTitle,
    slug: item.postSlug,
    state: TAKEDOWN_STATE_TEXTS[item.state][language],
    reasonKind: TAKEDOWN_REASON_TEXTS[item.reasonKind][language],
    orderRef: item.orderRef,
    orderIssuer: item.orderIssuer,
    orderTime: clock(item.orderTime),
    receivedTime: clock(item.receivedTime),
    dueTime: clock(item.dueTime),
    doneTime: clock(item.doneTime),
    minutes: item.doneTime === null ? null : minutesBetween(item.receivedTime, item.doneTime),
    inTime: item.doneTime === null ? null : inTime(item.doneTime, item.dueTime)[language],
    doneBy: item.doneBy,
    scope: item.scope.map((place) => TAKEDOWN_SCOPE_TEXTS[place][language]).join(', '),
    reason: item.reason,
    note: item.note,
    reinstatedTime: clock(item.reinstatedTime),
    reinstatedBy: item.reinstatedBy,
    reinstateReason: item.reinstateReason,
    createdBy: item.createdBy.name,
  });
}

function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MINUTE);
}

function inTime(done: string, due: string) {
  return IN_TIME_TEXTS[Date.parse(done) <= Date.parse(due) ? 'yes' : 'no'];
}
