import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { sheetPeople } from '../royalty-queries.ts';
import { unpayableAddressOf } from '../sheet-links.ts';

const NAMED = 5;

/** Whom the bank cannot pay, said before the list is made; nothing while everybody has an account number. */
export function UnpayableBanner({ period }: { readonly period: string }) {
  const { t } = useTranslation('royalties');
  const found = useQuery(sheetPeople(useProjectId(), { period, view: 'unpayable', limit: NAMED })).data;
  if (found === undefined || found.total === 0) return null;
  const names = found.items.map(({ name }) => name).join(', ');
  return (
    <Banner tone="danger">
      {t('unpayable.text', { count: found.total, names: found.total > NAMED ? `${names}…` : names })}{' '}
      <AppLink href={unpayableAddressOf(period)}>{t('unpayable.open')}</AppLink>
    </Banner>
  );
}
