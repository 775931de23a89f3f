import { useQuery } from '@tanstack/react-query';
import { FILE_TYPES } from '@toasoan/contract/features/media/file-types.ts';
import type { Media } from '@toasoan/contract/features/media/media.ts';
import type { MediaKind } from '@toasoan/contract/features/media/media-kinds.ts';
import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { FilePicture, KIND_ICONS } from '../../library/file-picture.tsx';
import { fileName, fileSize } from '../../library/file-words.ts';
import { mediaDetail } from '../../media-queries.ts';
import { startUploads } from '../queue/start-uploads.ts';
import type { UploadProblem } from '../queue/upload-item.ts';
import { checkFile } from '../reading/check-file.ts';
import { HEAD_BYTES } from '../reading/content-type.ts';
import { problemWords } from '../upload-words.ts';
import styles from './replacing.module.css';

export interface ReplaceDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Another file for a row of the library: its address stays, so it changes wherever it is used. */
export function ReplaceDialog({ id, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation('upload');
  const { data, error, refetch, isFetching } = useQuery({
    ...mediaDetail(useProjectId(), id),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  if (data) return <ReplaceForm media={data} onClose={onClose} />;
  return (
    <Dialog
      title={t('replace.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('replace.close')}</Button>}
    >
      {error ? (
        <ErrorState title={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Spinner size="large" />
      )}
    </Dialog>
  );
}

interface ReplaceFormProps {
  readonly media: Media;
  readonly onClose: () => void;
}

/** The file there is and the one to come, side by side. */
function ReplaceForm({ media, onClose }: ReplaceFormProps) {
  const { t } = useTranslation(['upload', 'media']);
  const input = useRef<HTMLInputElement>(null);
  const { chosen, choose } = useNewFile(media.kind);
  const accepted = FILE_TYPES.filter(({ kind }) => kind === media.kind).map(({ mime }) => mime);
  function picked({ target }: ChangeEvent<HTMLInputElement>) {
    void choose(target.files?.[0]);
    target.value = '';
  }
  function dropped(event: DragEvent) {
    event.preventDefault();
    void choose(event.dataTransfer.files[0]);
  }
  function replace() {
    if (!chosen || chosen.problem) return;
    startUploads([chosen.file], { replaces: { id: media.id, version: media.version } });
    onClose();
  }
  const isUsable = chosen !== undefined && !chosen.problem;
  return (
    <Dialog
      size="wide"
      title={`${t('replace.title')}: ${fileName(media)}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('replace.close')}</Button>
          <Button
            variant="main"
            disabledReason={isUsable ? undefined : t('replace.chooseFirst')}
            onClick={replace}
          >
            {t('replace.do')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button chooses by keyboard what can be dropped. */}
      <div className={styles.controller} onDragOver={(event) => event.preventDefault()} onDrop={dropped}>
        <figure className={styles.side}>
          <div className={styles.picture}>
            <FilePicture file={media} width={380} />
          </div>
          <figcaption>
            <strong>{t('replace.old')}</strong> · {media.fileName} · {fileSize(media.sizeBytes)}
          </figcaption>
        </figure>
        <NewFile chosen={chosen} kind={media.kind} />
      </div>
      {chosen?.problem && (
        <p role="alert" className={styles.problem}>
          {chosen.problem === 'OTHER_KIND' ? t('problem.OTHER_KIND') : problemWords(chosen.problem, t)}
        </p>
      )}
      <p>{media.useCount > 0 ? t('replace.uses', { count: media.useCount }) : t('replace.unused')}</p>
      <div className={styles.choose}>
        <Button icon={<Upload size={16} />} data-first-focus onClick={() => input.current?.click()}>
          {t(chosen ? 'replace.other' : 'replace.choose')}
        </Button>
        <input ref={input} type="file" hidden accept={accepted.join(',')} onChange={picked} />
        <span className={styles.hint}>{t('replace.hint')}</span>
      </div>
    </Dialog>
  );
}

interface NewFileProps {
  readonly chosen: NewFileChoice | undefined;
  readonly kind: MediaKind;
}

function NewFile({ chosen, kind }: NewFileProps) {
  const { t } = useTranslation('upload');
  const Icon = KIND_ICONS[kind];
  return (
    <figure className={styles.side}>
      <div className={styles.picture} data-empty={chosen?.preview ? undefined : true}>
        {chosen?.preview ? <img src={chosen.preview} alt="" /> : <Icon size={32} aria-hidden />}
      </div>
      <figcaption>
        <strong>{t('replace.new')}</strong> ·{' '}
        {chosen ? `${chosen.file.name} · ${fileSize(chosen.file.size)}` : t('replace.none')}
      </figcaption>
    </figure>
  );
}

interface NewFileChoice {
  readonly file: File;
  /** Address of its picture; '' for what is none. */
  readonly preview: string;
  readonly problem: UploadProblem | 'OTHER_KIND' | undefined;
}

/** A file chosen to take the place of one of this kind, looked at at once. */
function useNewFile(kind: MediaKind) {
  const [chosen, setChosen] = useState<NewFileChoice>();
  const preview = chosen?.preview ?? '';
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const problem = await problemOf(file, kind);
    const isShown = kind === 'IMAGE' && !problem;
    setChosen({ file, problem, preview: isShown ? URL.createObjectURL(file) : '' });
  }
  return { chosen, choose };
}

async function problemOf(file: File, kind: MediaKind): Promise<NewFileChoice['problem']> {
  try {
    const found = checkFile(file, new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    if ('type' in found) return found.type.kind === kind ? undefined : 'OTHER_KIND';
    const { refusal, extension, limit } = found;
    return { code: refusal, extension, limit };
  } catch {
    return { code: 'UNREADABLE' };
  }
}
