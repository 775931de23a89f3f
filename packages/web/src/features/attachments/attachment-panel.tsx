import { useQuery } from '@tanstack/react-query';
import type { Attachment } from '@toasoan/contract/features/attachments/attachment.ts';
import { ATTACHMENT_EXTENSIONS } from '@toasoan/contract/features/attachments/attachment-limits.ts';
import { bytesText } from '@toasoan/contract/vocabulary/bytes-text.ts';
import { Download, Paperclip, Trash2 } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import {
  attachmentsOf,
  type CaseFiles,
  useAddAttachment,
  useRemoveAttachment,
  useSaveAttachment,
} from './attachment-queries.ts';
import styles from './attachments.module.css';

const ACCEPT = ATTACHMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** The private files of a case: add by button or by dropping, download, remove. */
export function AttachmentPanel(files: CaseFiles) {
  const { t } = useTranslation('attachments');
  const titleId = useId();
  const { data } = useQuery(attachmentsOf(useProjectId(), files));
  const add = useAddAttachment(files);
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState('');
  const mayAdd = data?.mayAdd === true && sending === '';

  /** One after the other; each refusal is said by its own toast. */
  async function send(chosen: readonly File[]) {
    for (const file of chosen) {
      setSending(file.name);
      const isAdded = await add.mutateAsync(file).then(
        () => true,
        () => false,
      );
      if (isAdded) showToast({ tone: 'success', text: t('added', { name: file.name }) });
    }
    setSending('');
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (mayAdd) void send([...event.dataTransfer.files]);
  };

  return (
    <section
      className={styles.panel}
      aria-labelledby={titleId}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <h3 id={titleId}>{t('title')}</h3>
      {data === undefined && <Skeleton height="48px" />}
      {data?.items.length === 0 && <p>{t('none')}</p>}
      {data && data.items.length > 0 && (
        <ul>
          {data.items.map((item) => (
            <FileLine
              key={item.id}
              item={item}
              files={files}
              mayOpen={data.mayOpen}
              mayRemove={data.mayRemove}
            />
          ))}
        </ul>
      )}
      {data && data.items.length > 0 && !data.mayOpen && <p>{t('masked')}</p>}
      {data?.mayAdd && (
        <>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept={ACCEPT}
            aria-label={t('add')}
            onChange={({ target }) => {
              void send([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <Button icon={<Paperclip size={16} />} busy={sending !== ''} onClick={() => input.current?.click()}>
            {t('add')}
          </Button>
          <p role="status">{sending === '' ? t('hint') : t('sending', { name: sending })}</p>
        </>
      )}
    </section>
  );
}

interface FileLineProps {
  readonly item: Attachment;
  readonly files: CaseFiles;
  readonly mayOpen: boolean;
  readonly mayRemove: boolean;
}

function FileLine({ item, files, mayOpen, mayRemove }: FileLineProps) {
  const { t } = useTranslation('attachments');
  const save = useSaveAttachment(files);
  const remove = useRemoveAttachment(files);
  const type = (item.mime.split(/[/.]/).at(-1) ?? '').toUpperCase();
  const name = item.fileName || t('hidden', { type });
  const time = formatDateTime(new Date(item.addedTime));

  async function askAndRemove() {
    const isSure = await confirm({
      title: t('ask.title', { name }),
      text: t('ask.text'),
      action: t('ask.action'),
      tone: 'danger',
    });
    if (!isSure) return;
    remove.mutate(item.id, {
      onSuccess: () => showToast({ tone: 'success', text: t('removed', { name }) }),
    });
  }
  return (
    <li>
      <span className={styles.name}>
        <b>{name}</b>
        <span>
          {bytesText(item.sizeBytes, currentLanguage())} ·{' '}
          {item.isFromReader ? t('reader', { time }) : t('by', { who: item.addedBy, time })}
        </span>
      </span>
      {mayOpen && (
        <IconButton
          icon={<Download size={16} />}
          label={t('download', { name })}
          busy={save.isPending}
          onClick={() => save.mutate(item)}
        />
      )}
      {mayRemove && (
        <IconButton
          icon={<Trash2 size={16} />}
          label={t('remove', { name })}
          busy={remove.isPending}
          onClick={() => void askAndRemove()}
        />
      )}
    </li>
  );
}
