import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { Pencil, Power, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import type { ResourceTexts } from './resource-texts.ts';

interface Removal {
  readonly title: string;
  /** What else the question says. */
  readonly text?: string;
  /** The rule that stops it. */
  readonly disabledReason?: string | undefined;
  readonly send: () => Promise<unknown>;
}

/** Entries of a row's menu; the feature puts them in its order, between its own. */
export function useRowItems(texts: ResourceTexts) {
  const { t } = useTranslation('patterns');

  async function askAndRemove({ title, text, send }: Removal) {
    const question = { title: texts.deleteTitle(title), text, action: t('action.delete') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    // The call itself says why it was refused.
    const isRemoved = await send().then(
      () => true,
      () => false,
    );
    if (isRemoved) showToast({ tone: 'success', text: texts.deleted(title) });
  }
  return {
    edit: (onSelect: () => void): MenuItem => ({
      key: 'edit',
      label: texts.edit,
      icon: <Pencil size={16} />,
      onSelect,
    }),
    status: (status: Status, onChange: (status: Status) => void): MenuItem => ({
      key: 'status',
      label: t(status === 'ENABLE' ? 'action.disable' : 'action.enable'),
      icon: <Power size={16} />,
      onSelect: () => onChange(status === 'ENABLE' ? 'DISABLED' : 'ENABLE'),
    }),
    remove: (removal: Removal): MenuItem => ({
      key: 'delete',
      label: t('action.delete'),
      icon: <Trash2 size={16} />,
      tone: 'danger',
      startsGroup: true,
      disabledReason: removal.disabledReason,
      onSelect: () => void askAndRemove(removal),
    }),
  };
}
