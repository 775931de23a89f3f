import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import type { SheetRow } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { MoneyText } from '../money-text.tsx';
import { PayStateTag } from '../pay-state-tag.tsx';
import styles from '../royalties.module.css';

interface CorrectionFactsDrawerProps {
  readonly row: SheetRow;
  readonly onClose: () => void;
}

/** A difference of an earlier month: who gets or gives back how much, and why. */
export function CorrectionFactsDrawer({ row, onClose }: CorrectionFactsDrawerProps) {
  const { t } = useTranslation('royalties');
  const { title, payState, fromPeriod, reason, payees, amount, postId } = row;
  return (
    <Drawer title={t('correction.of', { title })} onClose={onClose}>
      <Stack gap={4}>
        <PayStateTag state={payState} />
        <p>
          {fromPeriod !== null && t('from.correction', { month: periodText(fromPeriod) })}
          {postId !== null && (
            <>
              {' · '}
              <TabLink to={`/manager_post/view/${postId}`}>{t('post.open')}</TabLink>
            </>
          )}
        </p>
        <dl className={styles.facts}>
          {payees.map((payee) => (
            <div key={payee.accountId ?? payee.name} className={styles.fact}>
              <dt>{payee.name}</dt>
              <dd>
                <MoneyText value={payee.amount} />
              </dd>
            </div>
          ))}
          <div className={styles.fact}>
            <dt className={textStyles.strong}>{t('sum.total')}</dt>
            <dd className={textStyles.strong}>
              <MoneyText value={amount} />
            </dd>
          </div>
        </dl>
        <p>{reason}</p>
      </Stack>
    </Drawer>
  );
}
