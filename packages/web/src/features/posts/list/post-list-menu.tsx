import { exportEndpoints } from '@toasoan/contract/features/posts/export/export-endpoints.ts';
import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { Ellipsis, ListChecks, MessageSquareWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '#web/core/api/api.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useExport } from '../export/use-export.tsx';

/** What else can be done with the list as it is filtered. */
export function PostListMenu({ query }: { readonly query: PostListQuery }) {
  const { t } = useTranslation(['posts', 'panel']);
  const navigate = useNavigate();
  const mayCorrect = useMay('post.correct');
  const files = useExport((format) => {
    const { page: _page, limit: _limit, happy: _happy, ...filters } = query;
    return call(exportEndpoints.start, { body: { format, filters } });
  });
  const ledger: MenuItem = {
    key: 'corrections',
    label: t('panel:menu.post-corrections'),
    icon: <MessageSquareWarning size={16} />,
    startsGroup: true,
    onSelect: () => navigate('/manager_post/corrections'),
  };
  const rules: MenuItem = {
    key: 'rules',
    label: t('panel:menu.post-rules'),
    icon: <ListChecks size={16} />,
    startsGroup: !mayCorrect,
    onSelect: () => navigate('/manager_post/rules'),
  };
  return (
    <MenuButton
      label={t('export.more')}
      align="end"
      items={[...files, ...(mayCorrect ? [ledger] : []), rules]}
    >
      {(trigger) => <IconButton {...trigger} icon={<Ellipsis size={18} />} label={t('export.more')} />}
    </MenuButton>
  );
}
