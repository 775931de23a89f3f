import { useQuery } from '@tanstack/react-query';
import type { ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { listOfKind, profilePage } from '#web/features/users/public-people.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { accountDetail } from '../account-queries.ts';
import { AccountEditor } from './account-editor.tsx';

/** A new account of a kind, or one of any kind, whose own address replaces that of another kind. */
export function AccountLoader({ kind }: { readonly kind: ProfileKind }) {
  const { t } = useTranslation('accounts');
  const { id } = useParams();
  const projectId = useProjectId();
  const detail = useQuery({ ...accountDetail(projectId, id ?? ''), enabled: id !== undefined });
  const { replaceUrl } = useTab();
  const own = detail.data && profilePage(detail.data.kind, detail.data.userId);
  const isElsewhere = own !== undefined && id !== undefined && own !== profilePage(kind, id);
  useEffect(() => {
    if (isElsewhere) replaceUrl(own);
  }, [isElsewhere, own, replaceUrl]);
  if (id === undefined) return <AccountEditor key="new" kind={kind} loaded={undefined} />;
  if (detail.data) return <AccountEditor key={id} kind={detail.data.kind} loaded={detail.data} />;
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
