import { CircleAlert, CircleCheck, Image, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { KIND_ICONS } from '../../library/file-picture.tsx';
import { fileName } from '../../library/file-words.ts';
import { cancelUpload, retryUpload, takeKnown, uploadAnyway } from '../queue/upload-actions.ts';
import { isToCome, mayRetry, type UploadItem } from '../queue/upload-item.ts';
import { useUploads } from '../queue/upload-store.ts';
import { phaseWords } from '../upload-words.ts';
import { UploadBar } from './upload-bar.tsx';
import styles from './upload-row.module.css';

const SIGNS = { ready: CircleCheck, failed: CircleAlert } as const;

/** One file: its kind, its progress and its actions. */
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
        {duplicate && <p className={styles.note}>{t('duplicate', { name: fileName(duplicate) })}</p>}
        {item.projectId !== here && project && (
          <p className={styles.note}>{t('inProject', { name: project.name })}</p>
        )}
      </div>
      <UploadActions item={item} />
    </li>
  );
}

/** A thumbnail from the local file; the name is beside it. */
function UploadThumb({ item }: { readonly item: Pick<UploadItem, 'kind' | 'preview'> }) {
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

/** The available actions on a file; each button names its file. */
function UploadActions({ item }: { readonly item: UploadItem }) {
  const { t } = useTranslation('upload');
  const { id, phase } = item;
  const named = (action: string) => t('named', { action, name: item.fileName });
  return (
    <>
      <span className={styles.actions}>
        {mayRetry(item) && (
          <IconButton
            size="compact"
            icon={<RotateCw size={16} />}
            label={named(t('retry'))}
            onClick={() => void retryUpload(id)}
          />
        )}
        {isToCome(item) && phase !== 'known' && (
          <IconButton
            size="compact"
            icon={<X size={16} />}
            label={named(t('cancel'))}
            onClick={() => void cancelUpload(id)}
          />
        )}
      </span>
      {phase === 'known' && <KnownChoice item={item} named={named} />}
    </>
  );
}

interface KnownChoiceProps {
  readonly item: UploadItem;
  readonly named: (action: string) => string;
}

function KnownChoice({ item, named }: KnownChoiceProps) {
  const { t } = useTranslation('upload');
  const take = t(item.known.length > 0 ? 'takeKnown' : 'skip');
  return (
    <span className={styles.choice}>
      <Button size="compact" variant="main" aria-label={named(take)} onClick={() => takeKnown(item.id)}>
        {take}
      </Button>
      <Button size="compact" aria-label={named(t('anyway'))} onClick={() => uploadAnyway(item.id)}>
        {t('anyway')}
      </Button>
    </span>
  );
}
