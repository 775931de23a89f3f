import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import type { Versions } from './draft-calls.ts';
import type { Drafted } from './draft-editing.ts';
import styles from './drafts.module.css';
import { PanelField } from './panel-field.tsx';

/** What `draftCalls` gives, as far as the dialogs need it. */
export interface DialogCalls<Record> {
  readonly publish: (at: Record, note: string) => Promise<Record>;
  readonly restore: (at: Record, number: number) => Promise<Record>;
  readonly versions: (projectId: string, at: Record) => UseQueryOptions<Versions, Error, Versions, QueryKey>;
}

interface DraftDialogProps<Record extends Drafted> {
  readonly record: Record;
  readonly calls: DialogCalls<Record>;
  readonly run: (send: (record: Record) => Promise<Record>) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Readers get the draft; a note tells later why. */
export function PublishDialog<Record extends Drafted>({
  record,
  calls,
  run,
  onClose,
}: DraftDialogProps<Record>) {
  const { t } = useTranslation(['drafts', 'ui']);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  async function publish() {
    setBusy(true);
    const isDone = await run((at) => calls.publish(at, note));
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <Dialog
      title={t('publish.title', { title: record.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="main" busy={busy} onClick={() => void publish()}>
            {t('publish.action')}
          </Button>
        </>
      }
    >
      <p>{t('publish.text')}</p>
      <PanelField label={t('publish.note')} value={note} onChange={setNote}>
        {(control) => <TextInput {...control} maxLength={300} />}
      </PanelField>
    </Dialog>
  );
}

/** What readers once got; a version comes back as a draft. */
export function VersionsDialog<Record extends Drafted>({
  record,
  calls,
  run,
  onClose,
}: DraftDialogProps<Record>) {
  const { t } = useTranslation('drafts');
  const versions = useQuery(calls.versions(useProjectId(), record));
  async function restore(number: number) {
    if (await run((at) => calls.restore(at, number))) onClose();
  }
  return (
    <Dialog
      title={t('versions.title')}
      size="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('versions.close')}</Button>}
    >
      {versions.data === undefined ? (
        <Skeleton height="120px" />
      ) : versions.data.items.length === 0 ? (
        <p>{t('versions.none')}</p>
      ) : (
        <ul className={styles.versions}>
          {versions.data.items.map(({ number, note, publishedTime, publishedBy }) => (
            <li key={number}>
              <span>
                <strong>{t('versions.name', { number })}</strong>
                <span className={styles.hint}>
                  {formatDateTime(new Date(publishedTime))} · {publishedBy.name}
                  {note && ` · ${note}`}
                </span>
              </span>
              <Button size="compact" onClick={() => void restore(number)}>
                {t('versions.restore')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
