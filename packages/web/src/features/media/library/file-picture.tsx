import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { MediaKind } from '@toasoan/contract/features/media/media-kinds.ts';
import type { CropRatio } from '@toasoan/contract/vocabulary/picture.ts';
import { CircleAlert, FileText, Film, Image, type LucideIcon, Music } from 'lucide-react';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import styles from './file-picture.module.css';
import { duration } from './file-words.ts';

export const KIND_ICONS: Readonly<Record<MediaKind, LucideIcon>> = {
  IMAGE: Image,
  VIDEO: Film,
  AUDIO: Music,
  DOCUMENT: FileText,
};

interface FilePictureProps {
  readonly file: MediaRow;
  /** Displayed width in CSS pixels. */
  readonly width: number;
  /** Cropped to this ratio at its focal point; the whole picture without it. */
  readonly ratio?: CropRatio;
}

/** The picture on a neutral background, or an icon of the kind of file. The name is shown beside it. */
export function FilePicture({ file, width, ratio }: FilePictureProps) {
  const Icon = KIND_ICONS[file.kind];
  return (
    <span className={styles.ground} data-small={width < 100 || undefined}>
      {file.picture ? (
        <ShownPicture
          key={file.picture.revision}
          picture={file.picture}
          width={width}
          {...(ratio && { ratio, fit: 'cover' as const })}
          alt=""
          className={styles.picture}
        />
      ) : (
        <FileSign state={file.state} icon={Icon} extension={file.extension} />
      )}
      {file.kind === 'VIDEO' && file.picture && (
        <span className={styles.play}>
          <Film size={14} aria-hidden />
        </span>
      )}
      {file.durationSec !== null && <span className={styles.duration}>{duration(file.durationSec)}</span>}
    </span>
  );
}

interface FileSignProps {
  readonly state: MediaRow['state'];
  readonly icon: LucideIcon;
  readonly extension: string;
}

function FileSign({ state, icon: Icon, extension }: FileSignProps) {
  if (state === 'PROCESSING') return <Spinner size="large" />;
  if (state === 'FAILED') return <CircleAlert size={28} aria-hidden className={styles.failed} />;
  return (
    <span className={styles.kind} aria-hidden>
      <Icon size={30} />
      <span className={styles.extension}>{extension.toUpperCase()}</span>
    </span>
  );
}
