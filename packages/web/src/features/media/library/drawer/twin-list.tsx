import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { mediaTwins } from '../../media-queries.ts';
import { FilePicture } from '../file-picture.tsx';
import { fileName } from '../file-words.ts';
import styles from './media-form.module.css';

/** Pictures that look the same: a hint, nothing is stopped by it. */
export function TwinList({ id }: { readonly id: string }) {
  const { t } = useTranslation('library');
  const twins = useQuery(mediaTwins(useProjectId(), id)).data ?? [];
  if (twins.length === 0) return null;
  return (
    <div>
      <h3 className={styles.hint}>{t('twins', { count: twins.length })}</h3>
      <div className={styles.twins}>
        {twins.map((twin) => (
          <TabLink key={twin.id} to={`/manager_media?open=${twin.id}`} className={styles.twin}>
            <span>
              <FilePicture file={twin} width={88} />
            </span>
            {fileName(twin)}
          </TabLink>
        ))}
      </div>
    </div>
  );
}
