import { useQuery } from '@tanstack/react-query';
import type { Drift } from '@toasoan/contract/features/parser-templates/drift.ts';
import type { Suggestion } from '@toasoan/contract/features/parser-templates/studio.ts';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { selectorKey, withFirst } from '../studio/studio-model.ts';
import type { Studio } from '../studio/use-studio.ts';
import { useSuggestions } from '../studio/use-suggestions.ts';
import { WalkKeys } from '../studio/walk-keys.tsx';
import { fallPages } from '../template-queries.ts';
import { fieldName, percent, shortDay } from '../template-words.ts';
import styles from './fall.module.css';
import { FallPage } from './fall-page.tsx';
import { FallProposals } from './fall-proposals.tsx';

interface FallDialogProps {
  readonly studio: Studio;
  readonly fall: Drift;
  readonly onClose: () => void;
}

/** The last page in which a field was found beside the first in which it was not, and selectors that find it again. */
export function FallDialog({ studio, fall, onClose }: FallDialogProps) {
  const { t } = useTranslation('parser-templates');
  const projectId = useProjectId();
  const keysId = useId();
  const [node, setNode] = useState<number>();
  const [tried, setTried] = useState<Suggestion>();
  const { template, draft, setSelectors, choose } = studio;
  const { field } = fall;
  const pages = useQuery(fallPages(projectId, template.id, fall));
  const missed = pages.data?.missed ?? null;
  const asked = { id: template.id, field, ...(node !== undefined && { node }) };
  const proposals = useSuggestions({ ...asked, pageId: missed?.id ?? template.id }, missed !== null);
  const point = useCallback((at: number) => {
    setNode(at);
    setTried(undefined);
  }, []);
  const items = proposals.data?.items ?? [];
  const shown = tried ?? items[0];
  function use({ selector }: Suggestion) {
    setSelectors(field, withFirst(draft.fields[field], selector));
    choose(field);
    onClose();
  }
  return (
    <Dialog
      title={t('fall.title', { field: fieldName(field), source: fall.sourceTitle })}
      size="widest"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p>{t('fall.text', { from: percent(fall.from), to: percent(fall.to), day: shortDay(fall.since) })}</p>
      {pages.error && <p role="alert">{pages.error.message}</p>}
      {pages.data === undefined && !pages.error && <Skeleton height="320px" />}
      {pages.data && (
        <>
          <div className={styles.pages}>
            <FallPage
              studio={studio}
              title={t('fall.found')}
              none={t('fall.noneFound')}
              page={pages.data.found}
              field={field}
              proposal={shown && { ...shown, value: '' }}
            />
            <FallPage
              studio={studio}
              title={t('fall.missed')}
              none={t('fall.noneMissed')}
              page={missed}
              field={field}
              proposal={shown}
              pointing={{ keysId, node, onPoint: point }}
            />
          </div>
          {missed && (
            <>
              <WalkKeys id={keysId} />
              <FallProposals
                items={items}
                isSearching={proposals.isFetching}
                error={proposals.error}
                isPointed={node !== undefined}
                shownKey={shown && selectorKey(shown.selector)}
                used={draft.fields[field].map(selectorKey)}
                onShow={setTried}
                onUse={use}
              />
            </>
          )}
        </>
      )}
    </Dialog>
  );
}
