import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { siteAddress } from '#web/core/project/site-address.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';

/** The entry of a menu that opens a page of the current site; none for a path that readers do not have, or nowhere. */
export function useSiteItem(): (path: string | undefined) => readonly MenuItem[] {
  const { t } = useTranslation('patterns');
  const project = useCurrentProject();
  return (path) => {
    const address = project && path && siteAddress(project, path);
    if (!address) return [];
    return [
      {
        key: 'site',
        label: t('site.open'),
        icon: <ExternalLink size={16} />,
        onSelect: () => window.open(address, '_blank', 'noopener'),
      },
    ];
  };
}
