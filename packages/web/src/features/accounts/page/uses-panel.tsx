import { useQuery } from '@tanstack/react-query';
import { isProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { AccountUse } from '@toasoan/contract/features/users/account-uses.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { accountUses } from '#web/features/users/public.ts';
import { profilePage } from '#web/features/users/public-people.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import type { SavedAccount } from '../account-queries.ts';

/** Where the account is named. */
export function UsesPanel({ account }: { readonly account: SavedAccount }) {
  const { t } = useTranslation('accounts');
  return (
    <InspectorPanel
      name="account.uses"
      title={t('panel.uses')}
      summary={t('uses.count', { count: account.useCount })}
      closedAtFirst
    >
      <Uses userId={account.userId} />
    </InspectorPanel>
  );
}

function Uses({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('accounts');
  const uses = useQuery(accountUses(useProjectId(), userId));
  if (uses.error) return <p className={textStyles.problem}>{uses.error.message}</p>;
  if (!uses.data) return <Skeleton height="40px" />;
  if (uses.data.items.length === 0) return <p className={textStyles.hint}>{t('uses.none')}</p>;
  return (
    <Stack as="ul" gap={1}>
      {uses.data.items.map((use) => (
        <li key={`${use.entity} ${use.entityId}`}>
          <TabLink to={addressOf(use)}>{use.title}</TabLink>
        </li>
      ))}
    </Stack>
  );
}

function addressOf({ entity, entityId, as }: AccountUse): string {
  if (entity === 'post') return `/manager_post/view/${entityId}`;
  if (entity === 'event') return `/manager_event/view/${entityId}`;
  if (entity === 'media') return `/manager_media?open=${entityId}`;
  if (entity === 'internalLink') return `/setting_post/manager_internal_link?open=${entityId}`;
  return (isProfileKind(as) ? profilePage(as, entityId) : undefined) ?? '';
}
