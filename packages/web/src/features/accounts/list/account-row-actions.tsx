import { FileText, Merge, Pencil, Power, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { goTo } from '#web/core/routing/here.ts';
import { profilePage } from '#web/features/users/public.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { type ListedAccount, useStatusChange } from '../account-queries.ts';

interface Dialogs {
  readonly merge: (account: ListedAccount) => void;
  readonly remove: (account: ListedAccount) => void;
}

/** The row menu holds what this person may do. */
export function useAccountRowActions({
  merge,
  remove,
}: Dialogs): (account: ListedAccount) => readonly MenuItem[] {
  const { t } = useTranslation('accounts');
  const mayEdit = useMay('account.edit');
  const mayMerge = useMay('account.merge');
  const mayRemove = useMay('user.delete');
  const change = useStatusChange();
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
  ];
  return (account) => [
    ...(mayEdit ? edits(account) : []),
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
