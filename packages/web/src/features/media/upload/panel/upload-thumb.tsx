import { Image } from 'lucide-react';
import { KIND_ICONS } from '../../library/file-picture.tsx';
import type { UploadItem } from '../queue/upload-item.ts';
import styles from './upload-row.module.css';

/** What the file looks like, as this machine knows it; the name stands beside it. */
export function UploadThumb({ item }: { readonly item: Pick<UploadItem, 'kind' | 'preview'> }) {
  const Icon = item.kind ? KIND_ICONS[item.kind] : Image;
  return (
    <span className={styles.thumb}>
      {item.preview === '' ? (
        <Icon size={20} aria-hidden />
      ) : (
        <img src={item.preview} alt="" draggable={false} />
      )}
    </span>
  );
}
