import { useQuery } from '@tanstack/react-query';
import type { PageRow } from '@toasoan/contract/features/pages/page.ts';
import { CalendarX2, FileText, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { useNow } from '#web/ui/text/use-now.ts';
import { editAddress } from '../page-addresses.ts';
import { pageTree } from '../page-queries.ts';
import { useFreshPages } from '../use-fresh-pages.ts';
import { daysOverdue } from './days-overdue.ts';
import { depthOf } from './depth-of.ts';
import styles from './page-tree.module.css';

/** All pages of the site beside the open one; each link opens its page. */
export function PageTree({ currentId }: { readonly currentId: string | undefined }) {
  const { t } = useTranslation('page-fields');
  const projectId = useProjectId();
  const navigate = useNavigate();
  const { data: pages } = useQuery(pageTree(projectId));
  useFreshPages(projectId, 'tree');
  return (
    <nav className={styles.tree} aria-label={t('tree.label')}>
      <div className={styles.head}>
        <h2 className={textStyles.strong}>{t('tree.label')}</h2>
        <IconButton
          icon={<Plus size={16} />}
          label={t('tree.add')}
          onClick={() => navigate('/manager_page/create')}
        />
      </div>
      {pages === undefined ? (
        <Skeleton height="240px" />
      ) : (
        <ul>
          {pages.map((page) => (
            <TreeEntry key={page.id} page={page} isCurrent={page.id === currentId} />
          ))}
        </ul>
      )}
      <Overdue pages={pages ?? []} />
    </nav>
  );
}

function TreeEntry({ page, isCurrent }: { readonly page: PageRow; readonly isCurrent: boolean }) {
  const { t } = useTranslation(['page-fields', 'pages']);
  const isPublic = page.state === 'PUBLISHED';
  return (
    <li>
      <TabLink
        to={editAddress(page.id)}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(styles.entry, isCurrent && styles.current)}
        style={{ paddingInlineStart: `calc(var(--space-2) + ${depthOf(page)} * var(--space-4))` }}
      >
        <FileText size={15} aria-hidden />
        <span className={styles.title}>{page.title}</span>
        {!isPublic && (
          <span className={styles.dot} data-tip={t(`pages:state.${page.state}`)}>
            <span className="visually-hidden">{t(`pages:state.${page.state}`)}</span>
          </span>
        )}
        {page.isOverdue && (
          <span className={styles.overdue} data-tip={t('tree.overdue')}>
            <CalendarX2 size={15} aria-hidden />
            <span className="visually-hidden">{t('tree.overdue')}</span>
          </span>
        )}
      </TabLink>
    </li>
  );
}

/** The page that has waited longest for its review. */
function Overdue({ pages }: { readonly pages: readonly PageRow[] }) {
  const { t } = useTranslation('page-fields');
  const now = useNow();
  const late = pages
    .filter(({ isOverdue }) => isOverdue)
    .toSorted((one, other) => (one.reviewDate ?? '').localeCompare(other.reviewDate ?? ''));
  const [first] = late;
  if (!first) return null;
  return (
    <p className={styles.late}>
      <CalendarX2 size={16} aria-hidden />
      <span>
        <strong>{first.title}</strong> {t('tree.late', { count: daysOverdue(first, now.getTime()) })}
      </span>
    </p>
  );
}
