import { useQueryClient } from '@tanstack/react-query';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import type { Media } from '@toasoan/contract/features/media/media.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { mediaDetail, mediaKeys } from '../media-queries.ts';
import { type Cutting, cuttingOf, isSame } from './cutting.ts';

interface SavingCrops {
  readonly save: () => Promise<void>;
  readonly saving: boolean;
  /** What somebody else has saved meanwhile, other frames in it. */
  readonly newer: Media | undefined;
  readonly settle: () => void;
}

/** Sends frames and focal point at the version they were made over. */
export function useSavingCrops(base: Media, cutting: Cutting, onSaved: () => void): SavingCrops {
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
