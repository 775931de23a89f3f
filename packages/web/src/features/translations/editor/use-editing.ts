import { useQueryClient } from '@tanstack/react-query';
import type { TranslationDetail } from '@toasoan/contract/features/translations/translation.ts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { keepTrying } from '#web/core/connection/keep-trying.ts';
import { useNotice } from '#web/core/live/use-notice.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { DRAFTS_KEPT } from '#web/core/tabs/tab-resources.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { changeSegment, readTranslation, translationKeys } from '../translation-queries.ts';
import { createEditing, type Editing, type EditingState } from './editing.ts';
import { keepTyped, keptTexts } from './kept-texts.ts';
import { createFinder, type ShownSegment } from './shown-segments.ts';
import { insertAt, replaceIn } from './target-field.tsx';

export interface OpenEditing {
  readonly editing: Editing;
  readonly state: EditingState;
  readonly shown: readonly ShownSegment[];
  readonly current: ShownSegment | undefined;
  readonly field: React.RefObject<HTMLTextAreaElement | null>;
  /** How many unsaved texts this browser brought back. */
  readonly restored: number;
  /** Replaces a stretch of the current target, or all of it. */
  readonly put: (text: string, range?: { readonly start: number; readonly end: number }) => void;
  readonly insert: (text: string) => void;
  /** Reads the record again: something else has changed it. */
  readonly reload: () => void;
}

interface KeptEditing {
  readonly editing: Editing;
  readonly find: ReturnType<typeof createFinder>;
  readonly end: () => void;
}

function openEditing(loaded: TranslationDetail, userId: string): KeptEditing {
  const editing = createEditing(loaded, { read: readTranslation, change: changeSegment });
  const endKeeping = keepTyped(editing, userId);
  return {
    editing,
    find: createFinder(),
    end: () => {
      endKeeping();
      void editing.flush();
      editing.stop();
    },
  };
}

/** The editing of the page's tab: what is typed outlives the hiding of the page. */
export function useEditing(loaded: TranslationDetail): OpenEditing {
  const tab = useTab();
  const userId = useAuth(({ userId: own }) => own);
  const { editing, find } = tab.keep(
    `translation ${loaded.id}`,
    () => openEditing(loaded, userId),
    ({ end }) => end(),
  );
  const state = useStore(editing.store);
  const field = useRef<HTMLTextAreaElement>(null);
  const [restored, setRestored] = useState(0);
  const { record, typed, conflicts, save, currentId } = state;
  const shown = useMemo(() => find(record, typed), [find, record, typed]);
  const current = shown.find(({ segment }) => segment.id === currentId);
  const { setDirty } = tab;
  useEffect(() => editing.take(loaded), [editing, loaded]);
  useEffect(() => {
    tab.keep(
      DRAFTS_KEPT,
      () => true,
      () => undefined,
    );
    void keptTexts(userId, loaded.id).then((kept) => {
      const isEmpty = editing.store.getState().typed.size === 0;
      if (isEmpty && kept.length > 0) setRestored(editing.restore(kept));
    });
  }, [editing, userId, loaded.id, tab]);
  useEffect(() => setDirty(typed.size + conflicts.size > 0), [setDirty, typed, conflicts]);
  useEffect(() => (save === 'failed' ? keepTrying(() => void editing.flush()) : undefined), [save, editing]);
  const reload = useReload(record);
  const put = (text: string, range?: { readonly start: number; readonly end: number }) => {
    if (!current || !field.current) return;
    const { start, end } = range ?? { start: 0, end: current.target.length };
    replaceIn(field.current, current.target, start, end, text);
  };
  const insert = (text: string) => field.current && insertAt(field.current, text);
  return { editing, state, shown, current, field, restored, put, insert, reload };
}

/** Others and the machine change it too: the page reads it again, and lists of it as well. */
function useReload({ id, version }: TranslationDetail): () => void {
  const client = useQueryClient();
  const projectId = useProjectId();
  const reload = () => void invalidate(client, { queryKey: translationKeys(projectId, 'detail', id) });
  const read = useEffectEvent(reload);
  useNotice('translation', id, read);
  useEffect(() => {
    if (version > 0) void invalidate(client, { queryKey: translationKeys(projectId, 'list') });
  }, [client, projectId, version]);
  return reload;
}
