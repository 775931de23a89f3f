import { useQuery } from '@tanstack/react-query';
import { SITE_TYPES } from '@toasoan/contract/vocabulary/site-type.ts';
import { Plus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useProjects } from '#web/core/project/project-store.ts';
import { useHere } from '#web/core/routing/here.ts';
import { pageThatNeedsProject } from '#web/core/tabs/switch-project.ts';
import { type AddressChanges, withChanges } from '#web/patterns/list-page/list-address-rules.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { SearchBox } from '#web/ui/filters/search-box.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import { findProjects } from './find-projects.ts';
import { ProjectDrawer } from './form/project-drawer.tsx';
import { useProjectAccess } from './project-access.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './project-list-page.module.css';
import { useProjectActions } from './use-project-actions.tsx';
import { waitingPosts } from './waiting/waiting-queries.ts';

const PLACES = ['1', '2', '3', '4', '5', '6'];

function ProjectCardsLoading() {
  const { t } = useTranslation('projects');
  return (
    <Loading label={t('loading')}>
      <div className={styles.cards}>
        {PLACES.map((place) => (
          <div key={place} className={styles.waiting}>
            <Skeleton width="60%" height="20px" />
            <Skeleton width="40%" />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** The projects of the user; work begins by selecting one. */
export function ProjectListPage() {
  const { t } = useTranslation(['projects', 'panel']);
  const { data, total, loading, error, firstLoad, reload } = useProjects();
  const [search, setSearch] = useSearchParams();
  const text = search.get('text') ?? '';
  const siteType = SITE_TYPES.find((one) => one === search.get('siteType'));
  const found = findProjects(data, useDeferredValue(text), siteType);

  const isPageWaiting = pageThatNeedsProject(useHere()) !== undefined;
  const waiting = useQuery(waitingPosts).data;
  const { mayAdminister } = useProjectAccess();
  const change = (changes: AddressChanges) =>
    setSearch((now) => withChanges(now, changes), { replace: true });
  const actionsOf = useProjectActions((open) => change({ open }));
  const addButton = mayAdminister && (
    <Button variant="main" icon={<Plus size={17} />} onClick={() => change({ open: 'new' })}>
      {t('add')}
    </Button>
  );

  function content() {
    if (loading || firstLoad) return <ProjectCardsLoading />;
    if (error) {
      return <ErrorState title={t('error.title')} text={t('error.text')} onRetry={() => void reload()} />;
    }
    if (total === 0)
      return <EmptyState title={t('empty.title')} text={t('empty.text')} actions={addButton} />;
    if (found.length === 0) {
      const clear = <Button onClick={() => change({ text: null, siteType: null })}>{t('clear')}</Button>;
      return <EmptyState title={t('nothing-found')} actions={clear} />;
    }
    return (
      <ul className={styles.cards}>
        {found.map((project) => (
          <li key={project.projectId}>
            <ProjectCard
              project={project}
              actions={actionsOf(project)}
              waiting={waiting?.get(project.projectId) ?? 0}
            />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      <div className={styles.heading}>
        <h1 className={styles.title}>
          {t('title')}{' '}
          <span className={styles.count}>
            <NumberText value={total} />
          </span>
        </h1>
        <search className={styles.filters}>
          <SearchBox
            value={text}
            label={t('search')}
            placeholder={t('search')}
            onSearch={(next) => change({ text: next })}
          />
          <FilterSelect
            label={t('site-type')}
            values={siteType ? [siteType] : []}
            options={SITE_TYPES.map((value) => ({ value, label: t(`panel:site-type.${value}`) }))}
            onChange={([value]) => change({ siteType: value ?? null })}
          />
        </search>
        {total > 0 && addButton}
      </div>
      {isPageWaiting && (
        <div className={styles.needs}>
          <Banner tone="info">{t('page-needs')}</Banner>
        </div>
      )}
      {content()}
      <ProjectDrawer open={search.get('open') ?? undefined} onOpen={(open) => change({ open })} />
    </>
  );
}
