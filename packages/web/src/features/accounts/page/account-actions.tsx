import { EllipsisVertical, Merge, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { useTab, useTabPlace } from '#web/core/tabs/use-tab.ts';
import { listOfKind, REMOVAL_ASKED } from '#web/features/users/public-people.ts';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { SiteLink } from '#web/patterns/site-page/site-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import type { SavedAccount } from '../account-queries.ts';
import { MergeAccountDialog } from '../merge/merge-account-dialog.tsx';
import { RemoveAccountDialog } from '../remove-account-dialog.tsx';
import { sitePathOf } from '../site-path.ts';
import { StateTag } from '../state-tag.tsx';
import { useAccountPage } from './account-context.ts';
import { PublishButton } from './publish-button.tsx';

interface AccountActionsProps {
  readonly dirty: boolean;
  readonly saving: boolean;
  readonly disabledReason: string | undefined;
  readonly onSave: () => Promise<SavedAccount | undefined>;
}

export function AccountActions({ dirty, saving, disabledReason, onSave }: AccountActionsProps) {
  const { t } = useTranslation('accounts');
  const { kind, form, account } = useAccountPage();
  const { close, become } = useTab();
  const [open, setOpen] = useState<'merge' | 'remove'>();
  const mayMerge = useMay('account.merge');
  const mayRemove = useMay('user.delete');
  useRemovalAsked(() => mayRemove && setOpen('remove'));
  const name = useFormPart(form, ({ values }) => values.displayName);
  const items: MenuItem[] = [
    ...(mayMerge
      ? [
          {
            key: 'merge',
            label: t('merge.action'),
            icon: <Merge size={16} />,
            onSelect: () => setOpen('merge'),
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
            onSelect: () => setOpen('remove'),
          },
        ]
      : []),
  ];
  return (
    <>
      <ActionBar
        backTo={listOfKind(kind)}
        title={name || t(`new.${kind}`)}
        status={account && <StateTag account={account} />}
      >
        <SiteLink path={account && sitePathOf(account)} />
        {account && items.length > 0 && (
          <MenuButton label={t('more')} align="end" items={items}>
            {(trigger) => <IconButton {...trigger} icon={<EllipsisVertical size={18} />} label={t('more')} />}
          </MenuButton>
        )}
        {account?.state && disabledReason === undefined && (
          <PublishButton account={account} state={account.state} dirty={dirty} onSave={onSave} />
        )}
        <Button
          variant="main"
          busy={saving}
          disabledReason={disabledReason}
          shortcut="Ctrl S"
          onClick={() => void onSave()}
        >
          {t(account ? 'save' : 'create')}
        </Button>
      </ActionBar>
      {account && open === 'merge' && (
        <MergeAccountDialog account={account} leave={become} onClose={() => setOpen(undefined)} />
      )}
      {account && open === 'remove' && (
        <RemoveAccountDialog
          account={account}
          onRemoved={() => void close()}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** The list of all accounts asks by the address; the question is out of it once it is open. */
function useRemovalAsked(ask: () => void): void {
  const { replaceUrl } = useTab();
  const { url } = useTabPlace();
  const [path = '', query = ''] = url.split('?', 2);
  const isAsked = new URLSearchParams(query).has(REMOVAL_ASKED);
  const answer = useEffectEvent(() => {
    replaceUrl(path);
    ask();
  });
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
