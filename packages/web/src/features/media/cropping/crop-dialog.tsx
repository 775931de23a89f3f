import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import type { Media } from '@toasoan/contract/features/media/media.ts';
import type { Picture } from '@toasoan/contract/vocabulary/picture.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { askDiscard } from '#web/patterns/confirm/ask.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { fileName } from '../library/file-words.ts';
import { mediaDetail, mediaKeys } from '../media-queries.ts';
import styles from './cropping.module.css';
import { CutPreviews } from './cut-previews.tsx';
import { CUT_TABS, type CutTab, CutTabs } from './cut-tabs.tsx';
import { type Cutting, cuttingOf, isSame, withCrop } from './cutting.ts';
import { FocalPointPicker } from './focal-point-picker.tsx';

const CropFrame = lazyChunk(async () => ({ default: (await import('./crop-frame.tsx')).CropFrame }));
const PANEL_ID = 'cut-panel';

interface CropEditorProps {
  readonly media: Media;
  readonly picture: Picture;
  readonly onClose: () => void;
}

/** The picture large, its decisions beside it as they will look. */
function CropEditor({ media, picture, onClose }: CropEditorProps) {
  const { t } = useTranslation('cropping');
  const [tab, setTab] = useState<CutTab>(CUT_TABS[0]);
  const [base, setBase] = useState(media);
  const [cutting, setCutting] = useState(() => cuttingOf(media));
  const isDirty = !isSame(cutting, cuttingOf(base));
  const { save, saving, newer, settle } = useSavingCrops(base, cutting, onClose);
  async function close() {
    if (!isDirty || (await askDiscard())) onClose();
  }
  function takeNewer(keepOwn: boolean) {
    if (!newer) return;
    setBase(newer);
    if (!keepOwn) setCutting(cuttingOf(newer));
    settle();
  }
  return (
    <Dialog
      size="widest"
      title={t('titleOf', { name: fileName(media) })}
      onClose={() => void close()}
      actions={
        <>
          <Button onClick={() => void close()}>{t('close')}</Button>
          <Button
            variant="main"
            busy={saving}
            disabledReason={saveDisabledReason(base.mayEdit, isDirty, t)}
            onClick={() => void save()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {newer && <CropConflict newer={newer} onChoose={takeNewer} />}
      <div className={styles.controller}>
        <div className={styles.work}>
          <CutTabs current={tab} panelId={PANEL_ID} onChange={setTab} />
          <div id={PANEL_ID} role="tabpanel" aria-labelledby={`${PANEL_ID}-${tab}`} className={styles.panel}>
            {tab === 'focal' ? (
              <FocalPointPicker
                picture={picture}
                point={cutting.focalPoint}
                onChange={(focalPoint) => setCutting({ ...cutting, focalPoint })}
              />
            ) : (
              <Suspense fallback={<Spinner size="large" />}>
                <CropFrame
                  key={tab}
                  picture={picture}
                  ratio={tab}
                  cutting={cutting}
                  onChange={(crop) => setCutting(withCrop(cutting, tab, crop))}
                />
              </Suspense>
            )}
          </div>
        </div>
        <CutPreviews picture={picture} cutting={cutting} />
      </div>
    </Dialog>
  );
}

function saveDisabledReason(
  mayEdit: boolean,
  isDirty: boolean,
  t: (key: string) => string,
): string | undefined {
  if (!mayEdit) return t('notYours');
  return isDirty ? undefined : t('unchanged');
}

interface CropConflictProps {
  readonly newer: Media;
  readonly onChoose: (keepOwn: boolean) => void;
}

/** Somebody else saved frames of this picture first: nothing is lost, the person chooses. */
function CropConflict({ newer, onChoose }: CropConflictProps) {
  const { t } = useTranslation('cropping');
  const { updatedBy, updateTime } = newer;
  return (
    <Banner
      tone="warning"
      actions={
        <>
          <Button size="compact" onClick={() => onChoose(false)}>
            {t('takeTheirs')}
          </Button>
          <Button size="compact" variant="main" onClick={() => onChoose(true)}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      {t('conflict', { name: updatedBy.name, time: formatDateTime(new Date(updateTime)) })}
    </Banner>
  );
}

interface SavingCrops {
  readonly save: () => Promise<void>;
  readonly saving: boolean;
  /** What somebody else has saved meanwhile, other frames in it. */
  readonly newer: Media | undefined;
  readonly settle: () => void;
}

/** Sends frames and focal point at the version they were made over. */
function useSavingCrops(base: Media, cutting: Cutting, onSaved: () => void): SavingCrops {
  const { t } = useTranslation('cropping');
  const client = useQueryClient();
  const projectId = useProjectId();
  const [saving, setSaving] = useState(false);
  const [newer, setNewer] = useState<Media>();

  async function send(version: number): Promise<void> {
    const saved = await call(mediaEndpoints.crops, {
      body: { id: base.id, version, focalPoint: cutting.focalPoint, crops: cutting.crops },
      suppressErrorToast: ['VERSION_CONFLICT'],
    });
    client.setQueryData(mediaDetail(projectId, base.id).queryKey, saved);
    void invalidate(client, { queryKey: mediaKeys(projectId) });
    showToast({ tone: 'success', text: t('saved') });
    onSaved();
  }
  async function conflicted(): Promise<void> {
    const present = await client.fetchQuery({ ...mediaDetail(projectId, base.id), staleTime: 0 });
    // Whoever changed only the caption has nothing against these frames.
    if (isSame(cuttingOf(present), cuttingOf(base))) await send(present.version);
    else setNewer(present);
  }
  async function save(): Promise<void> {
    setSaving(true);
    try {
      await send(base.version).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') return conflicted();
        throw error;
      });
    } catch (error) {
      // Everything else has been shown.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSaving(false);
    }
  }
  return { save, saving, newer, settle: () => setNewer(undefined) };
}

export interface CropDialogProps {
  /** Of a picture of the library. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Frames of a picture in each ratio, and the point that stays in sight in every other one. */
export function CropDialog({ id, onClose }: CropDialogProps) {
  const { t } = useTranslation('cropping');
  const projectId = useProjectId();
  const { data, error, refetch, isFetching } = useQuery({
    ...mediaDetail(projectId, id),
    // What is cut is what is there now.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  if (data?.picture) return <CropEditor media={data} picture={data.picture} onClose={onClose} />;
  return (
    <Dialog title={t('title')} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      {data && <p>{t('noPicture')}</p>}
      {!(data || error) && <Spinner size="large" />}
      {error && <ErrorState title={error.message} onRetry={() => void refetch()} retrying={isFetching} />}
    </Dialog>
  );
}
