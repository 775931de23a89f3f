import type { PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import { FileText, Film, Image, Music } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RightsProblems } from '#web/features/media/public.tsx';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import styles from './files.module.css';

const SIGNS = { IMAGE: Image, VIDEO: Film, AUDIO: Music, DOCUMENT: FileText };

interface FileCardProps {
  /** Undefined while unknown. */
  readonly file: PostMedia | undefined;
  readonly children?: ReactNode;
}

/** A file of the library with its texts in this place and the problems that block publication. */
export function FileCard({ file, children }: FileCardProps) {
  const { t } = useTranslation('files');
  const Sign = SIGNS[file?.kind ?? 'IMAGE'];
  return (
    <div className={styles.card}>
      <span className={styles.thumb}>
        {file?.picture ? (
          <ShownPicture picture={file.picture} width={160} fit="cover" alt="" />
        ) : (
          <Sign size={24} aria-hidden />
        )}
      </span>
      <div className={styles.words}>
        <span className={styles.name}>{file?.fileName ?? t('loading')}</span>
        {file && <RightsProblems file={file} />}
        {children}
      </div>
    </div>
  );
}
