import { useQuery } from '@tanstack/react-query';
import type { ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { listOfKind } from '#web/features/users/public.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { accountDetail } from '../account-queries.ts';
import { AccountEditor } from './account-editor.tsx';

/** A new account of a kind, or one of any kind. */
export function AccountLoader({ kind }: { readonly kind: ProfileKind }) {
  const { t } = useTranslation('accounts');
  const { id } = useParams();
  const projectId = useProjectId();
  const { keep } = useTab();
  // The first save keeps the page: its id comes from here until the address has followed.
  const [created] = [
    keep(
      'created account',
      () => ({ id: undefined as string | undefined }),
      () => undefined,
    ),
  ];
  const shown = id ?? created.id;
  const detail = useQuery({ ...accountDetail(projectId, shown ?? ''), enabled: shown !== undefined });
  if (shown === undefined) return <AccountEditor key="new" kind={kind} loaded={undefined} />;
  if (detail.data) return <AccountEditor key={shown} kind={detail.data.kind} loaded={detail.data} />;
  if (detail.error)
    return (
      <LoadFailure
        title={t('failed')}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
        listAt={listOfKind(kind)}
      />
    );
  return <Skeleton height="320px" />;
}
