import { useQuery } from '@tanstack/react-query';
import { isClosedMonth, type MonthState } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import { periodAfter, periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { MONTH_STATE_TEXTS } from '@toasoan/contract/features/royalties/royalty-texts.ts';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { AddressChanges } from '#web/patterns/list-page/list-address-rules.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { MonthStateTag } from '../pay-state-tag.tsx';
import { royaltyMonthOf, royaltyMonths } from '../royalty-queries.ts';

interface MonthBarProps {
  readonly period: string;
  readonly change: (changes: AddressChanges) => void;
}

/** The month of the sheet, and how far each of them is. */
export function MonthBar({ period, change }: MonthBarProps) {
  const { t } = useTranslation('royalties');
  const projectId = useProjectId();
  const months = useQuery(royaltyMonths(projectId)).data?.items ?? [];
  const month = useQuery(royaltyMonthOf(projectId, period)).data;
  const stateOf = (one: string) => months.find((row) => row.period === one)?.state;
  const go = (one: string) => change({ period: one, ...viewIn(stateOf(one)) });
  return (
    <Row gap={1} align="center">
      <IconButton
        icon={<ChevronLeft size={17} />}
        label={t('month.previous')}
        onClick={() => go(periodAfter(period, -1))}
      />
      <MenuButton
        label={t('month.choose')}
        items={months.map((row) => ({
          key: row.period,
          label: t('month.withState', {
            month: periodText(row.period),
            state: MONTH_STATE_TEXTS[row.state][currentLanguage()],
          }),
          chosen: row.period === period,
          onSelect: () => go(row.period),
        }))}
      >
        {(trigger) => (
          <Button {...trigger}>
            {t('month.name', { month: periodText(period) })}
            <ChevronDown size={16} aria-hidden />
          </Button>
        )}
      </MenuButton>
      <IconButton
        icon={<ChevronRight size={17} />}
        label={t('month.next')}
        onClick={() => go(periodAfter(period))}
      />
      {month?.period === period && <MonthStateTag state={month.state} />}
    </Row>
  );
}

/** Nothing waits in a closed month, so all of it is shown. */
function viewIn(state: MonthState | undefined) {
  return { view: state !== undefined && isClosedMonth(state) ? 'all' : null };
}
