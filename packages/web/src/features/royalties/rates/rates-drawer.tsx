import { useQuery } from '@tanstack/react-query';
import { PLAIN_UNIT_VALUE } from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import type { RoyaltyRate } from '@toasoan/contract/features/royalties/royalty-rate.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { royaltyRates } from '../royalty-queries.ts';
import { RateCard } from './rate-card.tsx';
import { RateForm } from './rate-form.tsx';

/** The project's table of payments: each row holds from its day on until the next one begins. */
export function RatesDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('royalties');
  const rates = useQuery(royaltyRates(useProjectId()));
  /** `new`, or the id of the row in hand. */
  const [edited, setEdited] = useState<string>();
  const items = rates.data?.items ?? [];
  const endEdit = () => setEdited(undefined);
  return (
    <Drawer
      title={t('rates.title')}
      onClose={onClose}
      footer={
        edited === undefined && (
          <Button variant="main" icon={<Plus size={16} />} onClick={() => setEdited('new')}>
            {t('rates.add')}
          </Button>
        )
      }
    >
      <p className={textStyles.hint}>{t('rates.text')}</p>
      {rates.error && !rates.data && (
        <LoadFailure
          title={t('rates.failed')}
          error={rates.error}
          onRetry={() => void rates.refetch()}
          retrying={rates.isFetching}
        />
      )}
      {rates.isPending && (
        <Loading label={t('rates.loading')}>
          <Skeleton height="200px" />
        </Loading>
      )}
      {edited === 'new' && <RateForm like={items[0]} onDone={endEdit} />}
      {rates.data && (
        <Stack gap={3}>
          {items.map((rate: RoyaltyRate) =>
            edited === rate.id ? (
              <RateForm key={rate.id} rate={rate} onDone={endEdit} />
            ) : (
              <RateCard
                key={rate.id}
                rate={rate}
                onEdit={edited === undefined ? () => setEdited(rate.id) : undefined}
              />
            ),
          )}
          <p className={textStyles.hint}>
            {t(items.length === 0 ? 'rates.plainAlone' : 'rates.plain', {
              amount: formatNumber(PLAIN_UNIT_VALUE),
            })}
          </p>
        </Stack>
      )}
    </Drawer>
  );
}
