import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { siteAddress } from '#web/core/project/site-address.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';

/**
 * The entry of a menu that opens a page of the current site; none for a path that readers do not have. A site without
 * an address says so.
 */
export function useSiteItem(): (path: string | undefined) => readonly MenuItem[] {
  const { t } = useTranslation('patterns');
  const project = useCurrentProject();
  return (path) => {
    if (path === undefined || project === undefined) return [];
    const address = siteAddress(project, path);
    return [
      {
        key: 'site',
        label: t('site.open'),
        icon: <ExternalLink size={16} />,
        disabledReason: address === undefined ? t('site.noDomain') : undefined,
        onSelect: () => window.open(address, '_blank', 'noopener'),
      },
    ];
  };
}
