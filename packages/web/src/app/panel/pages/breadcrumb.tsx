import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { matchRow } from '#web/core/routing/match-row.ts';
import type { PlacedRow } from '#web/core/routing/route-row.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import type { Tab } from '#web/core/tabs/tab-list.ts';
import { useRows } from '../rows-context.ts';
import styles from './breadcrumb.module.css';

/** Project, groups and ancestor pages, and the page itself. */
export function Breadcrumb({ tab }: { readonly tab: Tab }) {
  const { t } = useTranslation('panel');
  const isShown = useLayout((layout) => layout.showBreadcrumb && layout.hasBreadcrumbRoom);
  const project = useCurrentProject();
  const rows = useRows();
  if (!isShown) return null;
  const above = matchRow(rows, tab.url.split('?', 1)[0] ?? '')?.trail.slice(0, -1) ?? [];
  return (
    <nav aria-label={t('frame.breadcrumb')} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {tab.projectId !== '' && project && <Crumb>{project.name}</Crumb>}
        {above.map((placed) => (
          <Crumb key={placed.path}>
            <CrumbOfRow placed={placed} />
          </Crumb>
        ))}
        <li aria-current="page" className={styles.here}>
          {tab.label}
        </li>
      </ol>
    </nav>
  );
}

function Crumb({ children }: { readonly children: ReactNode }) {
  return (
    <Fragment>
      <li>{children}</li>
      <li aria-hidden className={styles.sign}>
        <ChevronRight size={14} />
      </li>
    </Fragment>
  );
}

function CrumbOfRow({ placed }: { readonly placed: PlacedRow }) {
  const { t } = useTranslation('panel');
  const title = t(placed.row.titleKey);
  return placed.row.page ? <TabLink to={placed.path}>{title}</TabLink> : title;
}
