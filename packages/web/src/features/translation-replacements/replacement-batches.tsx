import { useQuery } from '@tanstack/react-query';
import type { Replacement } from '@toasoan/contract/features/translation-replacements/replacement.ts';
import {
  REPLACEMENT_STATE_TEXTS,
  ROW_STATE_TEXTS,
} from '@toasoan/contract/features/translation-replacements/replacement-texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { TextCompare } from '#web/patterns/article-compare/text-compare.tsx';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { replacementDetail, replacementList, useUndo } from './replacement-queries.ts';
import styles from './replacements.module.css';

const TONES: Readonly<Record<Replacement['state'], StatusTone>> = {
  RUNNING: 'editing',
  DONE: 'published',
  UNDOING: 'editing',
  UNDONE: 'unpublished',
};

/** The batches of the project, what became of each paragraph, and the way back. */
export function ReplacementBatches({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['translation-replacements', 'ui']);
  const list = useQuery(replacementList(useProjectId()));
  return (
    <Dialog
      title={t('batches.title')}
      size="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ui:close')}</Button>}
    >
      {list.error && !list.data && (
        <LoadFailure title={t('batches.failed')} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <LoadingLabel label={t('batches.loading')} />}
      {list.data?.items.length === 0 && <EmptyState title={t('batches.none')} text={t('batches.noneText')} />}
      <Stack as="ul" gap={3}>
        {list.data?.items.map((batch) => (
          <Batch key={batch.id} batch={batch} />
        ))}
      </Stack>
    </Dialog>
  );
}

function Batch({ batch }: { readonly batch: Replacement }) {
  const { t } = useTranslation('translation-replacements');
  const [isOpen, setOpen] = useState(false);
  const undo = useUndo();
  const mayEdit = useMay('translate.edit');
  const what = `${batch.wordings.join(', ')} → ${batch.target}`;
  async function ask() {
    const isSure = await confirm({
      title: t('undo.ask', { what }),
      text: t('undo.consequence'),
      action: t('undo.action'),
    });
    if (isSure) undo.run(batch);
  }
  return (
    <li className={styles.translation}>
      <Row align="center" justify="between">
        <span className={textStyles.strong}>
          <del className={styles.old}>{batch.wordings.join(', ')}</del> → {batch.target}
        </span>
        <StatusTag tone={TONES[batch.state]}>
          {REPLACEMENT_STATE_TEXTS[batch.state][currentLanguage()]}
        </StatusTag>
      </Row>
      <Row align="center" justify="between">
        <span className={textStyles.quiet}>
          {t('batches.numbers', {
            replaced: formatNumber(batch.replaced),
            left: formatNumber(batch.left),
            undone: formatNumber(batch.undone),
          })}
          {' · '}
          {batch.createdBy.name} · <DateText time={batch.createTime} />
        </span>
        <Row>
          <Button variant="quiet" size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('batches.rows')}
          </Button>
          {mayEdit && batch.state !== 'UNDONE' && (
            <Button size="compact" busy={undo.isPending} onClick={() => void ask()}>
              {t('undo.action')}
            </Button>
          )}
        </Row>
      </Row>
      {isOpen && <BatchRows id={batch.id} />}
    </li>
  );
}

function BatchRows({ id }: { readonly id: string }) {
  const { t } = useTranslation('translation-replacements');
  const detail = useQuery(replacementDetail(useProjectId(), id));
  if (detail.data === undefined) return <LoadingLabel label={t('batches.loading')} />;
  return (
    <Stack as="ul">
      {detail.data.rows.map((row) => (
        <li key={`${row.translationId} ${row.position}`} className={styles.words}>
          <span className={textStyles.hint}>
            {row.title} · {ROW_STATE_TEXTS[row.state][currentLanguage()]}
          </span>
          <TextCompare before={row.before} after={row.after} />
        </li>
      ))}
    </Stack>
  );
}
