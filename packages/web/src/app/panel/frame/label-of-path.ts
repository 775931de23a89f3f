import { i18n } from '#web/core/i18n/i18n.ts';
import { currentVisitor } from '#web/core/project/visitor.ts';
import { mayEnter } from '#web/core/routing/enter-route.ts';
import { matchRow } from '#web/core/routing/match-row.ts';
import type { PlacedRow } from '#web/core/routing/route-row.ts';

// Spec: the label of a tab whose page the user may not see.
export const FORBIDDEN_LABEL = '403';
const NOT_FOUND_LABEL = '404';
const ERROR_LABEL = '500';
export const ERROR_PATH = '/error500';

/** The label of a path's tab until its page names it. */
export function labelOfPath(rows: readonly PlacedRow[], pathname: string, language: string): string {
  if (pathname === ERROR_PATH) return ERROR_LABEL;
  const placed = matchRow(rows, pathname);
  if (!placed) return NOT_FOUND_LABEL;
  // A group gets here only if none of its pages is permitted.
  const isOpen = placed.row.page !== undefined && mayEnter(placed, currentVisitor());
  if (!isOpen) return FORBIDDEN_LABEL;
  return i18n.t(placed.row.titleKey, { ns: 'panel', lng: language });
}
