import { useQuery } from '@tanstack/react-query';
import type { FoundSection } from '@toasoan/contract/features/source-categories/source-category.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { parserSourceSearch } from '#web/features/parser-sources/public.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { foundSections, useImportSections } from '../section-queries.ts';
import styles from './discover-dialog.module.css';
import { FoundList } from './found-list.tsx';

/** Reads the sections of a source from its site and stores the chosen ones. */
export function DiscoverDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['source-categories', 'ui']);
  const projectId = useProjectId();
  const sources = useMemo(() => parserSourceSearch(projectId), [projectId]);
  const [source, setSource] = useState<Picked>();
  /** Addresses that are not to be stored: all new ones are, at first. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = useQuery({
    ...foundSections(projectId, source?.id ?? ''),
    enabled: source !== undefined,
  });
  const chosen = (found.data?.sections ?? []).filter(({ isKnown, url }) => !isKnown && !left.has(url));
  const store = useImportSections();

  function send() {
    if (source === undefined) return;
    store.mutate(
      { sourceId: source.id, items: chosen.map(itemOf) },
      {
        onSuccess: ({ created }) => {
          showToast({ tone: 'success', text: t('found.stored', { count: created, source: source.label }) });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={t('discover')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={store.isPending}
            disabledReason={chosen.length === 0 ? t('found.noneChosen') : undefined}
            onClick={send}
          >
            {t('found.store', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={styles.source}>
        <span>{t('column.source')}</span>
        <Picker
          label={t('column.source')}
          addLabel={t(source === undefined ? 'source.choose' : 'source.change')}
          search={sources}
          max={1}
          value={source === undefined ? [] : [source]}
          onChange={([one]) => {
            setSource(one);
            setLeft(new Set());
          }}
        />
      </div>
      {source === undefined && <p className={styles.hint}>{t('found.hint')}</p>}
      {found.isFetching && <LoadingLabel label={t('found.loading')} />}
      {!found.isFetching && found.error && (
        <ErrorState
          title={t('found.failed')}
          text={found.error.message}
          onRetry={() => void found.refetch()}
          retrying={false}
        />
      )}
      {!found.isFetching && found.data && (
        <>
          <FoundList sections={found.data.sections} left={left} onLeave={setLeft} />
          {found.data.unread.length > 0 && (
            <p className={styles.hint}>{t('found.unread', { pages: pathsOf(found.data.unread) })}</p>
          )}
        </>
      )}
    </Dialog>
  );
}

const itemOf = ({ title, url, rssUrl, parentTitle }: FoundSection) => ({ title, url, rssUrl, parentTitle });

const pathsOf = (addresses: readonly string[]) =>
  addresses.map((address) => new URL(address).pathname).join(', ');
