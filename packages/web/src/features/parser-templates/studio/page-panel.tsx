import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { ReadResult } from './read-result.tsx';
import styles from './safe-copy.module.css';
import { SafeCopy } from './safe-copy.tsx';
import { StudioTabs } from './studio-tabs.tsx';
import type { Studio } from './use-studio.ts';

type View = 'page' | 'source' | 'result';

/** The chosen test page: as it looks, as it is written, and as it is read. */
export function PagePanel({ studio }: { readonly studio: Studio }) {
  const { t } = useTranslation('parser-templates');
  const [view, setView] = useState<View>('page');
  const { url, page, pageError } = studio;
  if (url === undefined)
    return (
      <div className={styles.page}>
        <EmptyState title={t('page.none')} text={t('page.noneText')} />
      </div>
    );
  return (
    <div className={styles.page}>
      <div className={styles.copy}>
        <div className={styles.copyBar}>
          <span className={styles.safe} data-tip={t('page.safeTip')}>
            <ShieldCheck size={16} aria-hidden /> {t('page.safe')}
          </span>
          <span className={styles.address} data-tip={url} data-tip-when="cut">
            {url.replace(/^https?:\/\//, '')}
          </span>
          <StudioTabs
            label={t('page.views')}
            isSegmented
            tabs={[
              { key: 'page', label: t('page.view') },
              { key: 'source', label: t('page.source') },
              { key: 'result', label: t('page.result') },
            ]}
            current={view}
            panelId="studio-page"
            onChange={setView}
          />
        </div>
        <div role="tabpanel" aria-labelledby={`studio-page-${view}`}>
          {pageError && <p className={textStyles.problem}>{pageError.message}</p>}
          {page === undefined && !pageError && <Skeleton height="480px" />}
          {page && view === 'page' && <SafeCopy studio={studio} page={page} />}
          {page && view === 'source' && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys.
            <pre className={styles.code} tabIndex={0}>
              {page.source}
            </pre>
          )}
          {page && view === 'result' && <ReadResult page={page} />}
        </div>
      </div>
    </div>
  );
}
