import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { MenuEntry } from '#web/core/routing/menu-model.ts';
import { withProject } from '#web/core/routing/project-param.ts';
import { useMenuKeys } from '#web/core/tabs/menu-keys.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import styles from './side-menu.module.css';

/** On the rail a group opens its children beside it. */
export function RailGroup({ entry: { placed, children } }: { readonly entry: MenuEntry }) {
  const { t } = useTranslation('panel');
  const projectId = useProjectId();
  const isHere = useMenuKeys(({ selected }) =>
    children.some((child) => selected.includes(child.placed.path)),
  );
  const Icon = placed.row.icon;
  const title = t(placed.row.titleKey);
  const items = children.map(({ placed: { path, row } }) => ({
    key: path,
    label: t(row.titleKey),
    href: withProject(path, projectId),
    onSelect: () => openTab({ url: path }),
  }));
  return (
    <MenuButton label={title} items={items}>
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.entry}
          data-here={isHere}
          aria-label={title}
          data-tip={title}
        >
          {Icon && <Icon size={18} />}
        </button>
      )}
    </MenuButton>
  );
}
