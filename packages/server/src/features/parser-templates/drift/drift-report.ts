import { PAGE_FIELDS, type PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import { dayBefore, rateOf } from '@toasoan/contract/features/parser-templates/drift.ts';
import type { DriftReport } from '@toasoan/contract/features/parser-templates/studio.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import type { Db } from '#server/core/db/database.ts';
import { driftOf, type ParserTemplateRow } from '../template-row.ts';
import { daysOf } from './drift-store.ts';

const SHOWN_DAYS = 14;

/** Days without a page are there too, so that the line has its gaps. */
export async function driftReport(db: Db, template: ParserTemplateRow, now: Date): Promise<DriftReport> {
  const today = dayIn('Asia/Ho_Chi_Minh', now.getTime());
  const asked = { projectId: template.project_id, templateId: template.id, until: today };
  const known = new Map((await daysOf(db, asked)).map((sums) => [sums.day, sums]));
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = dayBefore(today, SHOWN_DAYS - 1 - index);
    return known.get(day) ?? { day, pages: 0, filled: {} };
  });
  // What is shown as the rate is of the last day that says something, so that a fall is seen at once.
  const last = days.findLast(({ pages }) => pages > 0);
  return {
    days: days.map((day) => ({
      day: day.day,
      pages: day.pages,
      rates: ratesOf(day.pages === 0 ? [] : [day]),
    })),
    rates: ratesOf(last === undefined ? [] : [last]),
    drift: driftOf(template),
  };
}

function ratesOf(days: Parameters<typeof rateOf>[1]): Record<PageField, number | null> {
  const rates = PAGE_FIELDS.map((field) => [field, days.length === 0 ? null : rateOf(field, days)]);
  return Object.fromEntries(rates) as Record<PageField, number | null>;
}
