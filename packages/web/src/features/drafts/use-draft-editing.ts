import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { useTab, useTabPlace } from '#web/core/tabs/use-tab.ts';
import { isTyping } from '#web/ui/hooks/is-typing.ts';
import { isPressed } from '#web/ui/keys/is-pressed.ts';
import { createDraftEditing, type DraftEditing, type Edited, type EditingState } from './draft-editing.ts';

interface DraftKind<Record, Content> {
  readonly name: string;
  readonly keys: (projectId: string, ...rest: readonly unknown[]) => QueryKey;
  readonly detail: (
    projectId: string,
    id: string,
  ) => UseQueryOptions<Record, Error, Record, QueryKey> & { queryKey: QueryKey };
  /** What is worked on: the draft, or what is published. */
  readonly contentOf: (record: Record) => Content;
  readonly send: (at: Record, content: Content) => Promise<Record>;
}

export interface Editing<Record, Content> {
  readonly editing: DraftEditing<Record, Content>;
  readonly state: EditingState<Record, Content>;
  /** Sends what is unsaved, then the call; its answer is the record from then on. */
  readonly run: (send: (record: Record) => Promise<Record>) => Promise<boolean>;
  /** After a conflict: what the other person wrote, or this content over it. */
  readonly takeTheirs: () => Promise<void>;
  readonly keepMine: () => Promise<void>;
}

/** The editing of a draft, kept by its tab: leaving the tab loses nothing. Ctrl S saves, Ctrl Z undoes. */
export function useDraftEditing<Record extends Edited, Content>(
  loaded: Record,
  { name, keys, detail, contentOf, send }: DraftKind<Record, Content>,
): Editing<Record, Content> {
  const { keep, setDirty, setLabel } = useTab();
  const client = useQueryClient();
  const projectId = useProjectId();
  const editing = keep(
    `${name} ${loaded.id}`,
    () => createDraftEditing({ record: loaded, contentOf, send }),
    (one) => void one.flush(),
  );
  const state = useSyncExternalStore(editing.subscribe, editing.get);
  const { save, record } = state;
  useEffect(() => setDirty(save !== 'saved'), [save, setDirty]);
  useEffect(() => setLabel(record.title), [setLabel, record.title]);
  useEffect(() => {
    client.setQueryData(detail(projectId, record.id).queryKey, record);
    void invalidate(client, { queryKey: keys(projectId, 'list') });
  }, [client, projectId, record, detail, keys]);
  // What somebody else has saved comes in while nothing is unsaved here.
  useEffect(() => {
    const { record: known, content, save: now } = editing.get();
    if (now !== 'saved' || loaded.version <= known.version || contentOf(loaded) === content) return;
    editing.take(loaded);
  }, [editing, loaded, contentOf]);
  useKeys(editing);

  async function run(call: (record: Record) => Promise<Record>): Promise<boolean> {
    if (!(await editing.flush())) return false;
    // The call itself says why it was refused.
    const answer = await call(editing.get().record).catch(() => undefined);
    if (answer !== undefined) editing.take(answer);
    return answer !== undefined;
  }
  const reload = () => client.fetchQuery({ ...detail(projectId, loaded.id), staleTime: 0 });
  return {
    editing,
    state,
    run,
    takeTheirs: async () => editing.take(await reload()),
    keepMine: async () => void (await editing.keepMine(await reload())),
  };
}

function useKeys<Record, Content>(editing: DraftEditing<Record, Content>): void {
  const { isActive } = useTabPlace();
  useEffect(() => {
    if (!isActive) return;
    function press(event: KeyboardEvent) {
      const isSave = isPressed(event, 'Mod-s');
      const isUndo = isPressed(event, 'Mod-z');
      if (!isSave && (isTyping(event.target) || !(isUndo || isPressed(event, 'Mod-Shift-z')))) return;
      event.preventDefault();
      if (isSave) void editing.flush();
      else if (isUndo) editing.undo();
      else editing.redo();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isActive, editing]);
}
