import { Eye, FileText, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';

/** The pages that show a post; without an id it has not been saved yet. */
export function useOtherPages(postId: string | undefined, preview: () => void): MenuItem[] {
  const { t } = useTranslation('posts');
  const navigate = useNavigate();
  const saved: MenuItem[] =
    postId === undefined
      ? []
      : [
          {
            key: 'history',
            icon: <History size={16} />,
            label: t('action.history'),
            onSelect: () => navigate(`/manager_post/history/${postId}`),
          },
          {
            key: 'view',
            icon: <FileText size={16} />,
            label: t('action.view'),
            onSelect: () => navigate(`/manager_post/view/${postId}`),
          },
        ];
  const shown = { icon: <Eye size={16} />, label: t('action.preview'), shortcut: 'Alt Shift P' };
  return [...saved, { key: 'preview', ...shown, onSelect: preview }];
}

/** Links from the editor; on a phone they are in the menu. */
export function OtherPages({ pages }: { readonly pages: readonly MenuItem[] }) {
  return pages.map(({ key, icon, label, shortcut, onSelect }) =>
    key === 'view' ? (
      <Button key={key} onClick={onSelect}>
        {label}
      </Button>
    ) : (
      <IconButton key={key} icon={icon} label={label} {...(shortcut && { shortcut })} onClick={onSelect} />
    ),
  );
}
