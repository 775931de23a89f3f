import type { MediaKind } from '@toasoan/contract/features/media/media-kinds.ts';
import { useTranslation } from 'react-i18next';
import { KIND_ICONS } from '../../library/file-picture.tsx';
import { fileSize } from '../../library/file-words.ts';
import styles from './replacing.module.css';
import type { NewFileChoice } from './use-new-file.ts';

interface NewFileProps {
  readonly chosen: NewFileChoice | undefined;
  readonly kind: MediaKind;
}

export function NewFile({ chosen, kind }: NewFileProps) {
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
