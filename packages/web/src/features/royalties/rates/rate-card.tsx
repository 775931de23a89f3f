import { maxOfGroup } from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import type { RoyaltyRate } from '@toasoan/contract/features/royalties/royalty-rate.ts';
import { ROYALTY_GROUP_TABLE, ROYALTY_GROUPS } from '@toasoan/contract/vocabulary/royalty-groups.ts';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { groupName } from '#web/features/posts/public-groups.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showDay } from '#web/ui/dates/days.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from '../royalties.module.css';
import { useRemoveRate } from '../royalty-queries.ts';

interface RateCardProps {
  readonly rate: RoyaltyRate;
  /** Undefined while another row is in hand. */
  readonly onEdit: (() => void) | undefined;
}

/** One row of the table; closed months that used it make it read-only. */
export function RateCard({ rate, onEdit }: RateCardProps) {
  const { t } = useTranslation('royalties');
  const { validFrom, unitValue, maxima, closedMonth } = rate;
  const remove = useRemoveRate();
  const from = t('rates.from', { day: showDay(validFrom) });
  async function askRemove() {
    const isSure = await confirm({
      title: t('rates.removeTitle', { day: showDay(validFrom) }),
      text: t('rates.removeText'),
      action: t('rates.remove'),
      tone: 'danger',
    });
    if (!isSure) return;
    remove.mutate(rate, { onSuccess: () => showToast({ tone: 'success', text: t('rates.removed') }) });
  }
  return (
    <article className={styles.rate} aria-label={from}>
      <span className={styles.title}>
        <strong>{from}</strong>
        <strong>{t('rates.unit', { amount: formatNumber(unitValue) })}</strong>
      </span>
      <p className={textStyles.hint}>
        {ROYALTY_GROUPS.map((group) => {
          const isOwn = maxima[group] !== undefined && maxima[group] !== ROYALTY_GROUP_TABLE[group].max;
          const words = `${groupName(group)} ${formatNumber(maxOfGroup(group, maxima))}`;
          return (
            <span key={group}>
              {group !== ROYALTY_GROUPS[0] && ' · '}
              {isOwn ? <strong>{words}</strong> : words}
            </span>
          );
        })}
      </p>
      {closedMonth !== null ? (
        <Row gap={1} align="center" wrap={false} className={textStyles.hint}>
          <Lock size={14} aria-hidden />
          {t('rates.closed', { month: periodText(closedMonth) })}
        </Row>
      ) : (
        onEdit && (
          <Row>
            <Button size="compact" onClick={onEdit}>
              {t('rates.edit')}
            </Button>
            <Button size="compact" variant="quiet" busy={remove.isPending} onClick={() => void askRemove()}>
              {t('rates.remove')}
            </Button>
          </Row>
        )
      )}
    </article>
  );
}
