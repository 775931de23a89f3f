import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { folderList } from '../../folders/folder-queries.ts';
import styles from './drop-zone.module.css';
import { useDrop } from './use-drop.ts';
import { usePaste } from './use-paste.ts';

interface DropZoneProps {
  /** Where the files go; left out: into no folder. */
  readonly folderId?: string | undefined;
}

/** While its page is shown, files may be dropped anywhere and pictures pasted. */
export function DropZone(props: DropZoneProps) {
  return useMay('media.upload') ? <OpenDropZone {...props} /> : null;
}

function OpenDropZone({ folderId }: DropZoneProps) {
  const { t } = useTranslation('upload');
  const projectId = useProjectId();
  const { data: folders } = useQuery({ ...folderList(projectId), enabled: folderId !== undefined });
  const place = folders?.find(({ id }) => id === folderId)?.title;
  const isOver = useDrop(folderId);
  usePaste(folderId);
  if (!isOver) return null;
  return createPortal(
    <div className={styles.overlay}>
      <div className={styles.words}>
        <Upload size={40} aria-hidden />
        <p className={styles.title}>{t('dropHere')}</p>
        <p>{t('dropPlace', { place: place ?? t('dropRoot') })}</p>
      </div>
    </div>,
    document.body,
  );
}
