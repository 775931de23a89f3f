import { BadgeCheck, FileText, Globe, Merge, Pencil, Power, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { goTo } from '#web/core/routing/here.ts';
import { profilePage } from '#web/features/users/public-people.ts';
import { useSiteItem } from '#web/patterns/site-page/site-item.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { type ListedAccount, useStatusChange, useTransition } from '../account-queries.ts';
import { sitePathOf } from '../site-path.ts';

interface Dialogs {
  readonly merge: (account: ListedAccount) => void;
  readonly remove: (account: ListedAccount) => void;
  readonly tick: (account: ListedAccount) => void;
  readonly unpublish: (account: ListedAccount) => void;
}

/** The row menu holds what this person may do. */
export function useAccountRowActions({
  merge,
  remove,
  tick,
  unpublish,
}: Dialogs): (account: ListedAccount) => readonly MenuItem[] {
  const { t } = useTranslation('accounts');
  const mayEdit = useMay('account.edit');
  const mayMerge = useMay('account.merge');
  const mayRemove = useMay('user.delete');
  const mayTick = useMay('user.tick');
  const change = useStatusChange();
  const transition = useTransition();
  const siteItem = useSiteItem();
  const edits = (account: ListedAccount): MenuItem[] => [
    {
      key: 'edit',
      label: t('edit'),
      icon: <Pencil size={16} />,
      onSelect: () => goTo(profilePage(account.kind, account.id) ?? ''),
    },
    {
      key: 'status',
      label: t(account.status === 'ENABLE' ? 'disable' : 'enable'),
      icon: <Power size={16} />,
      onSelect: () =>
        change.mutate({
          userId: account.userId,
          version: account.version,
          status: account.status === 'ENABLE' ? 'DISABLED' : 'ENABLE',
        }),
    },
    ...(account.state === null ? [] : [publishing(account)]),
  ];
  const publishing = (account: ListedAccount): MenuItem => ({
    key: 'publish',
    label: t(account.state === 'PUBLISHED' ? 'unpublish' : 'publish'),
    icon: <Globe size={16} />,
    onSelect: () => {
      const { userId, version } = account;
      if (account.state === 'PUBLISHED') unpublish(account);
      else transition.mutate({ userId, version, to: 'PUBLISHED' });
    },
  });
  return (account) => [
    ...(mayEdit ? edits(account) : []),
    ...siteItem(sitePathOf(account)),
    ...(mayTick
      ? [
          {
            key: 'tick',
            label: t(account.tick ? 'untick.action' : 'tick.action'),
            icon: <BadgeCheck size={16} />,
            onSelect: () => tick(account),
          },
        ]
      : []),
    ...(account.kind === 'author'
      ? [
          {
            key: 'posts',
            label: t('postsOf'),
            icon: <FileText size={16} />,
            onSelect: () => goTo(`/manager_post?view=all&authorId=${account.userId}`),
          },
        ]
      : []),
    ...(mayMerge
      ? [
          {
            key: 'merge',
            label: t('merge.action'),
            icon: <Merge size={16} />,
            onSelect: () => merge(account),
          },
        ]
      : []),
    ...(mayRemove
      ? [
          {
            key: 'remove',
            label: t('remove.action'),
            icon: <Trash2 size={16} />,
            tone: 'danger' as const,
            startsGroup: true,
            onSelect: () => remove(account),
          },
        ]
      : []),
  ];
}
