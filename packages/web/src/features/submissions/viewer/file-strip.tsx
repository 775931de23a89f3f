import type { SubmissionFile } from '@toasoan/contract/features/submissions/submission.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import styles from './file-strip.module.css';

interface FileStripProps {
  readonly files: readonly SubmissionFile[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/** The pictures of a series, in their order. */
export function FileStrip({ files, shown, onShow }: FileStripProps) {
  const { t } = useTranslation('submissions');
  return (
    <div className={styles.strip} role="toolbar" aria-label={t('viewer.strip')}>
      {files.map((file, index) => (
        <button
          key={file.id}
          type="button"
          className={classNames(styles.file, index === shown && styles.shown)}
          aria-pressed={index === shown}
          aria-label={t('picture', { n: index + 1 })}
          data-tip={file.caption === '' ? undefined : file.caption}
          onClick={() => onShow(index)}
        >
          {file.small === '' ? index + 1 : <img src={file.small} alt="" draggable={false} />}
        </button>
      ))}
    </div>
  );
}
