import { useQuery } from '@tanstack/react-query';
import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCurrentProject, useProjectId } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { withProject } from '#web/core/routing/project-param.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateTabs } from '#web/ui/filters/state-tabs.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { projectDetail } from '../project-queries.ts';
import { ProjectSign } from '../project-sign.tsx';
import { ProjectDetails } from './project-details.tsx';
import styles from './project-page.module.css';

const SITE_VIEWS = ['feeds', 'domains', 'delivery'] as const;
type SiteView = (typeof SITE_VIEWS)[number];

interface ProjectPageProps {
  /** Requests of people about their own data, for users who may handle them. */
  readonly dataRequests: ReactNode;
  /** Where other systems hear of changes, for users who may set that. */
  readonly webhooks: ReactNode;
  /** Engines that translate, for users who may set them. */
  readonly machine: ReactNode;
  /** How readers get the site, for users who may set that. */
  readonly site: (view: SiteView) => ReactNode;
  /** The audit log of the project, for users who may read it. */
  readonly log: ReactNode;
  /** The log of the whole system, for users who may read it. */
  readonly systemLog: ReactNode;
}

/** The current project: its details and its log; beside them the log of the system. */
export function ProjectPage({ dataRequests, webhooks, machine, site, log, systemLog }: ProjectPageProps) {
  const { t } = useTranslation(['projects', 'panel']);
  const project = useCurrentProject();
  const projectId = useProjectId();
  const visitor = useVisitor();
  const views = [
    'facts',
    ...(canEnter(AREA_RULES['data-requests'], visitor) ? (['data'] as const) : []),
    ...(canEnter(AREA_RULES.delivery, visitor) ? SITE_VIEWS : []),
    ...(canEnter(AREA_RULES.webhooks, visitor) ? (['webhooks'] as const) : []),
    ...(canEnter(AREA_RULES['machine-translation'], visitor) ? (['machine'] as const) : []),
    ...(canEnter(AREA_RULES['audit-log'], visitor) ? (['log'] as const) : []),
    ...(canEnter(AREA_RULES['system-log'], visitor) ? (['system'] as const) : []),
  ] as const;
  const [search, setSearch] = useSearchParams();
  const view = views.find((key) => key === search.get('view')) ?? 'facts';
  // Each part has filters of its own.
  const searchOf = (key: string) => new URLSearchParams(key === 'facts' ? {} : { view: key });
  return (
    <Stack gap={4} pack>
      <Row as="header" gap={3} align="center" wrap={false}>
        {project && <ProjectSign project={project} size="large" />}
        <div className={styles.words}>
          <h1 className={styles.title}>{project?.name ?? t('project')}</h1>
          {project && (
            <p className={styles.lead}>
              {[t(`panel:site-type.${project.siteType}`), ...project.domains.slice(0, 1)].join(' · ')}
            </p>
          )}
        </div>
      </Row>
      {views.length > 1 && (
        <StateTabs
          label={t('views')}
          tabs={views.map((key) => ({
            key,
            label: t(`view.${key}`),
            href: withProject(`/view_project?${searchOf(key)}`, projectId),
          }))}
          current={view}
          onChange={(key) => setSearch(searchOf(key), { replace: true })}
        />
      )}
      {isSiteView(view)
        ? site(view)
        : { facts: <Facts />, data: dataRequests, webhooks, machine, log, system: systemLog }[view]}
    </Stack>
  );
}

function isSiteView(view: string): view is SiteView {
  return SITE_VIEWS.some((one) => one === view);
}

function Facts() {
  const { t } = useTranslation('projects');
  const projectId = useProjectId();
  const detail = useQuery(projectDetail(projectId, projectId));
  if (detail.data) return <ProjectDetails key={projectId} project={detail.data} />;
  if (!detail.error) return <Waiting />;
  return (
    <LoadFailure
      title={t('failed')}
      error={detail.error}
      onRetry={() => void detail.refetch()}
      retrying={detail.isFetching}
    />
  );
}

function Waiting() {
  const { t } = useTranslation(['projects', 'panel']);
  return (
    <Loading label={t('panel:project.loading')}>
      <Skeleton height="420px" />
    </Loading>
  );
}
