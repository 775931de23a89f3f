import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { fileName } from '../../library/file-words.ts';
import type { UploadItem } from '../queue/upload-item.ts';
import { useUploads } from '../queue/upload-store.ts';
import { phaseWords } from '../upload-words.ts';
import { UploadActions } from './upload-actions.tsx';
import { UploadBar } from './upload-bar.tsx';
import styles from './upload-row.module.css';
import { UploadThumb } from './upload-thumb.tsx';

const SIGNS = { ready: CircleCheck, failed: CircleAlert } as const;

/** One file: what it is, how far it is, what can be done about it. */
export function UploadRow({ item }: { readonly item: UploadItem }) {
  const { t } = useTranslation(['upload', 'media']);
  const isPaused = useUploads((uploads) => uploads.pausedFor !== undefined);
  const here = useProjectId();
  const project = useProjects(({ data }) => data.find(({ projectId }) => projectId === item.projectId));
  const { phase, duplicate } = item;
  const Sign = phase === 'ready' || phase === 'failed' ? SIGNS[phase] : undefined;
  return (
    <li className={styles.row} data-phase={phase}>
      <UploadThumb item={item} />
      <div className={styles.words}>
        <p className={styles.name} title={item.fileName}>
          {item.fileName}
        </p>
        {phase === 'sending' && (
          <UploadBar label={item.fileName} share={item.sentBytes / item.sizeBytes} isPaused={isPaused} />
        )}
        <p className={styles.state}>
          {Sign && <Sign size={14} aria-hidden />}
          <span>{phaseWords(item, isPaused, t)}</span>
          {phase === 'ready' && item.projectId === here && (
            <TabLink
              to={`/manager_media?open=${item.mediaId}`}
              aria-label={t('named', { action: t('show'), name: item.fileName })}
            >
              {t('showShort')}
            </TabLink>
          )}
        </p>
        {duplicate && <p className={styles.note}>{t('twin', { name: fileName(duplicate) })}</p>}
        {item.projectId !== here && project && (
          <p className={styles.note}>{t('inProject', { name: project.name })}</p>
        )}
      </div>
      <UploadActions item={item} />
    </li>
  );
}
