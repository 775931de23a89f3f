import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { mediaDuplicates } from '../../media-queries.ts';
import { FilePicture } from '../file-picture.tsx';
import { fileName } from '../file-words.ts';
import styles from './media-form.module.css';

/** Pictures that look the same: a hint, nothing is stopped by it. */
export function DuplicateList({ id }: { readonly id: string }) {
  const { t } = useTranslation('library');
  const duplicates = useQuery(mediaDuplicates(useProjectId(), id)).data ?? [];
  if (duplicates.length === 0) return null;
  return (
    <div>
      <h3 className={styles.hint}>{t('duplicates', { count: duplicates.length })}</h3>
      <div className={styles.duplicates}>
        {duplicates.map((duplicate) => (
          <TabLink key={duplicate.id} to={`/manager_media?open=${duplicate.id}`} className={styles.duplicate}>
            <span>
              <FilePicture file={duplicate} width={88} />
            </span>
            {fileName(duplicate)}
          </TabLink>
        ))}
      </div>
    </div>
  );
}
