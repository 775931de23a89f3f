import { useQuery } from '@tanstack/react-query';
import { AREA_RULES, type AreaKey } from '@toasoan/contract/access/area-rules.ts';
import { canEnter, type Visitor } from '@toasoan/contract/access/can-enter.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '#web/core/project/visitor.ts';
import { matchRow } from '#web/core/routing/match-row.ts';
import type { PlacedRow } from '#web/core/routing/route-row.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { whyAnswer } from '#web/features/users/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useRows } from '../rows-context.ts';
import styles from './status-page.module.css';

/** Asks for the one rule that keeps this person out, and shows it in words. */
export function WhyForbidden() {
  const { t, i18n } = useTranslation('panel');
  const [isAsked, setAsked] = useState(false);
  const rows = useRows();
  const visitor = useVisitor();
  const { url } = useTab();
  const area = refusingArea(rows, url, visitor);
  const answer = useQuery({
    ...whyAnswer(visitor.projectId, i18n.language, { area: area ?? 'profile' }),
    enabled: isAsked && area !== undefined,
  });
  if (area === undefined) return null;
  const { data, error, isFetching } = answer;
  return (
    <>
      <Button
        busy={isFetching}
        onClick={() => {
          setAsked(true);
          if (isAsked) void answer.refetch();
        }}
      >
        {t('status.why')}
      </Button>
      <p role="status" className={styles.why}>
        {data?.message ?? error?.message}
      </p>
    </>
  );
}

/** Of the row and the groups above it, the first that this person may not enter. */
function refusingArea(rows: readonly PlacedRow[], url: string, visitor: Visitor): AreaKey | undefined {
  const placed = matchRow(rows, url.split(/[?#]/, 1)[0] ?? '/');
  if (!placed) return undefined;
  const refused = placed.trail.find(({ row }) => !canEnter(AREA_RULES[row.area], visitor));
  // A group has no page: where it is open itself, all of its pages are closed.
  return refused?.row.area ?? placed.row.children?.[0]?.area ?? placed.row.area;
}
