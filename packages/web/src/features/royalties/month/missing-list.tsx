import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import type { RoyaltyMonth } from '@toasoan/contract/features/royalties/royalty-month.ts';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from '../royalties.module.css';
import { sheetAddressOf } from '../sheet-links.ts';

/** Nothing keeps it from being submitted. */
export function isReady({ isOver, belowZero, sums }: RoyaltyMonth): boolean {
  const { UNSET, PROPOSED } = sums.byState;
  return isOver && belowZero.length === 0 && UNSET.rows === 0 && PROPOSED.rows === 0;
}

/** What keeps an open month from being submitted, each with the way there; afterwards, what came too late. */
export function MissingList({ month }: { readonly month: RoyaltyMonth }) {
  const { t } = useTranslation('royalties');
  const { period, sums, belowZero, late, nextOpen } = month;
  const { UNSET, PROPOSED } = sums.byState;
  const lines: ReactNode[] = [];
  const blocks = (key: string, content: ReactNode) =>
    lines.push(
      <Line key={key} sign={<CircleAlert size={16} className={styles.minus} aria-hidden />}>
        {content}
      </Line>,
    );
  if (month.state === 'OPEN') {
    if (UNSET.rows > 0)
      blocks(
        'unset',
        <AppLink href={sheetAddressOf({ period, view: 'unset' })}>
          {t('missing.unset', { count: UNSET.rows })}
        </AppLink>,
      );
    if (PROPOSED.rows > 0)
      blocks(
        'proposed',
        <AppLink href={sheetAddressOf({ period, view: 'proposed' })}>
          {t('missing.proposed', { count: PROPOSED.rows })}
        </AppLink>,
      );
    for (const { person, name, amount } of belowZero)
      blocks(
        person,
        <AppLink href={sheetAddressOf({ period, view: 'all', person })}>
          {t('missing.belowZero', { name, amount: formatNumber(amount) })}
        </AppLink>,
      );
    if (!month.isOver) blocks('over', t('missing.notOver', { month: periodText(period) }));
    if (lines.length === 0)
      lines.push(
        <Line key="ready" sign={<CircleCheck size={16} aria-hidden />}>
          {t('missing.nothing')}
        </Line>,
      );
  }
  if (late > 0)
    lines.push(
      <Line key="late" sign={<Info size={16} aria-hidden />}>
        {t('missing.late', { count: late, month: periodText(nextOpen) })}
      </Line>,
    );
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={textStyles.strong}>{t('missing.title')}</h3>
      <ul className={styles.missing}>{lines}</ul>
    </section>
  );
}

function Line({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) {
  return (
    <Row as="li" gap={2} wrap={false} align="center">
      {sign}
      <span>{children}</span>
    </Row>
  );
}
