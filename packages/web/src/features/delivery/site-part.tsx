import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { siteOrigin } from '#web/core/project/site-address.ts';
import { languageName, projectDetail } from '#web/features/projects/public.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import styles from './delivery.module.css';
import { DeliverySettingsForm } from './delivery-settings-form.tsx';

interface SitePartProps {
  readonly view: 'feeds' | 'domains' | 'delivery';
}

/** How the site of the current project reaches its readers. */
export function SitePart({ view }: SitePartProps) {
  const { t } = useTranslation('delivery');
  const projectId = useProjectId();
  const { data: project, error, refetch, isFetching } = useQuery(projectDetail(projectId, projectId));
  if (view === 'delivery') return <DeliverySettingsForm />;
  if (error && !project)
    return (
      <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!project) return <Skeleton height="240px" />;
  return view === 'feeds' ? (
    <Feeds origin={siteOrigin(project)} languages={project.languages} defaultLang={project.defaultLang} />
  ) : (
    <Domains domains={project.domains} preview={siteOrigin({ ...project, domains: [] })} />
  );
}

interface FeedsProps {
  /** Undefined: the site has no address yet. */
  readonly origin: string | undefined;
  readonly languages: readonly string[];
  readonly defaultLang: string;
}

function Feeds({ origin, languages, defaultLang }: FeedsProps) {
  const { t } = useTranslation('delivery');
  if (origin === undefined)
    return (
      <Stack as="section" gap={3} className={styles.card}>
        <h2 className={styles.title}>{t('feeds.title')}</h2>
        <p>{t('domains.none')}</p>
      </Stack>
    );
  const feeds = languages.flatMap((lang) =>
    (['rss', 'atom', 'json'] as const).map((format) => ({
      name: t(`feeds.${format}`, { language: languageName(lang) }),
      address: `${origin}/${lang === defaultLang ? 'index' : lang}.${format}`,
    })),
  );
  const files = (
    [
      ['sitemap', '/sitemap.xml'],
      ['news', '/sitemap-news.xml'],
      ['robots', '/robots.txt'],
      ['ads', '/ads.txt'],
      ['calendar', '/su-kien.ics'],
    ] as const
  ).map(([key, path]) => ({ name: t(`feeds.${key}`), address: origin + path }));
  return (
    <Stack as="section" gap={3} className={styles.card}>
      <h2 className={styles.title}>{t('feeds.title')}</h2>
      <p className={styles.lead}>{t('feeds.lead')}</p>
      <dl className={styles.addresses}>
        {[...feeds, ...files].map(({ name, address }) => (
          <div key={address}>
            <dt>{name}</dt>
            <dd>
              <a href={address} target="_blank" rel="noreferrer">
                {address}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}

function Domains({
  domains,
  preview,
}: {
  readonly domains: readonly string[];
  readonly preview: string | undefined;
}) {
  const { t } = useTranslation('delivery');
  return (
    <Stack as="section" gap={3} className={styles.card}>
      <h2 className={styles.title}>{t('domains.title')}</h2>
      <p className={styles.lead}>{t('domains.lead')}</p>
      {domains.length === 0 && <p>{t('domains.none')}</p>}
      <dl className={styles.addresses}>
        {domains.map((domain, index) => (
          <div key={domain}>
            <dt>
              <StatusTag tone={index === 0 ? 'published' : 'draft'}>
                {t(index === 0 ? 'domains.main' : 'domains.other')}
              </StatusTag>
            </dt>
            <dd>
              <a href={`https://${domain}`} target="_blank" rel="noreferrer">
                {domain}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      {preview !== undefined && (
        <p>
          <a href={preview} target="_blank" rel="noreferrer">
            {t('domains.preview')}
          </a>
        </p>
      )}
    </Stack>
  );
}
