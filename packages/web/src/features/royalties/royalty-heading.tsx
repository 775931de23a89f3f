import { useQuery } from '@tanstack/react-query';
import type { MonthState } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import { Info, Lock, Table2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { AuthorTabs } from '#web/features/accounts/public.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ExportMenu } from './export/export-menu.tsx';
import { MonthBar } from './month/month-bar.tsx';
import styles from './royalties.module.css';
import { royaltyMonthOf } from './royalty-queries.ts';

const MonthDrawer = lazyOverlay(async () => ({
  default: (await import('./month/month-drawer.tsx')).MonthDrawer,
}));
const RatesDrawer = lazyOverlay(async () => ({
  default: (await import('./rates/rates-drawer.tsx')).RatesDrawer,
}));

const WAYS = ['posts', 'people'] as const;

interface RoyaltyHeadingProps {
  readonly shown: (typeof WAYS)[number];
  readonly address: ListAddress<ListQueryShape & { readonly period: string }>;
}

interface MonthButtonProps {
  readonly state: MonthState | undefined;
  readonly onClick: () => void;
}

/** Names what the month waits for; a paid one waits for nothing. */
function MonthButton({ state, onClick }: MonthButtonProps) {
  const { t } = useTranslation('royalties');
  if (state === undefined || state === 'PAID')
    return (
      <Button icon={<Info size={17} />} onClick={onClick}>
        {t('month.about')}
      </Button>
    );
  return (
    <Button variant="main" icon={<Lock size={17} />} onClick={onClick}>
      {t(`month.toDo.${state}`)}
    </Button>
  );
}

/** What posts and people of a month share: the month, its norms, files and closing. */
export function RoyaltyHeading({ shown, address }: RoyaltyHeadingProps) {
  const { t } = useTranslation('royalties');
  const { query, open, change } = address;
  const month = useQuery(royaltyMonthOf(useProjectId(), query.period)).data;
  const close = () => change({ open: null });
  return (
    <>
      <AuthorTabs current="royalties" />
      <ListHeading title={t('title')}>
        <MonthBar period={query.period} change={change} />
        <fieldset className={styles.switch}>
          <legend className="visually-hidden">{t('show')}</legend>
          {WAYS.map((way) => (
            <button
              key={way}
              type="button"
              className={styles.way}
              aria-pressed={way === shown}
              onClick={() =>
                change({ show: way === 'posts' ? null : way, text: null, person: null, sort: null })
              }
            >
              {t(`show.${way}`)}
            </button>
          ))}
        </fieldset>
        <Button icon={<Table2 size={17} />} onClick={() => change({ open: 'rates' })}>
          {t('rates.open')}
        </Button>
        <ExportMenu period={query.period} state={month?.state} />
        <MonthButton
          state={month?.period === query.period ? month.state : undefined}
          onClick={() => change({ open: 'month' })}
        />
      </ListHeading>
      <Suspense>
        {open === 'month' && <MonthDrawer period={query.period} onClose={close} />}
        {open === 'rates' && <RatesDrawer onClose={close} />}
      </Suspense>
    </>
  );
}
