import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { pictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { KIND_ICONS } from '../file-picture.tsx';
import { fileName, fileSize } from '../file-words.ts';
import styles from './media-preview.module.css';

const LARGE = 1920;

/** The file itself, even if it is out of use: the picture, a player, or a card for kinds that browsers cannot show. */
export function PreviewStage({ file }: { readonly file: MediaRow }) {
  const { kind, picture, state } = file;
  if (state === 'PROCESSING' || state === 'FAILED') return <StateCard file={file} />;
  if (kind === 'VIDEO') {
    return (
      <video
        controls
        preload="metadata"
        src={file.url}
        className={styles.film}
        aria-label={fileName(file)}
        {...(picture && { poster: pictureAddress(picture, { width: LARGE }) })}
      />
    );
  }
  if (kind === 'IMAGE' && picture)
    return <ShownPicture picture={picture} width={LARGE} className={styles.picture} />;
  return (
    <FileCard file={file}>
      {kind === 'AUDIO' && (
        // biome-ignore lint/a11y/useMediaCaption: sound comes without captions.
        <audio controls preload="metadata" src={file.url} aria-label={fileName(file)} />
      )}
    </FileCard>
  );
}

function FileCard({ file, children }: { readonly file: MediaRow; readonly children: ReactNode }) {
  const Icon = KIND_ICONS[file.kind];
  return (
    <div className={styles.card}>
      <Icon size={48} aria-hidden />
      <p className={styles.name}>{file.fileName}</p>
      <p>
        {file.extension.toUpperCase()} · {fileSize(file.sizeBytes)}
      </p>
      {children}
    </div>
  );
}

/** A file that cannot be shown says why. */
function StateCard({ file }: { readonly file: MediaRow }) {
  const { t } = useTranslation(['library', 'media']);
  return (
    <div className={styles.card}>
      {file.state === 'PROCESSING' ? <Spinner size="large" /> : <CircleAlert size={48} aria-hidden />}
      <p className={styles.name}>{t(`media:state.${file.state}`)}</p>
      <p>{file.failure ? t(`media:failure.${file.failure}`) : t(`stateHint.${file.state}`)}</p>
    </div>
  );
}
