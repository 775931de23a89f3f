import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { mayEditMedia } from '@toasoan/contract/features/media/media-rules.ts';
import { Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { fileName } from '../library/file-words.ts';
import { useMediaBulk, useRemoveMedia, useRestoreMedia } from '../library/media-changes.ts';
import { usePerson } from '../library/use-person.ts';
import type { WaysOn } from './remove-dialog.tsx';

const RemoveDialog = lazyChunk(async () => {
  const [{ RemoveDialog: Dialog }] = await Promise.all([
    import('./remove-dialog.tsx'),
    loadTexts(['removal', 'library', 'ui']),
  ]);
  return { default: Dialog };
});
const RemoveManyDialog = lazyChunk(async () => {
  const [{ RemoveManyDialog: Dialog }] = await Promise.all([
    import('./remove-many-dialog.tsx'),
    loadTexts(['removal', 'library', 'ui']),
  ]);
  return { default: Dialog };
});

type Asked =
  | { readonly file: MediaRow; readonly purge: boolean }
  | {
      readonly ids: readonly string[];
      readonly files: ReadonlyMap<string, MediaRow>;
      readonly send: (ids: readonly string[]) => void;
    };

export interface Removal {
  /** Entries of a file's menu. */
  readonly items: (file: MediaRow) => readonly MenuItem[];
  readonly ask: (file: MediaRow) => void;
  /** Asks about several; `send` gets those that may go. */
  readonly askMany: (
    ids: readonly string[],
    files: ReadonlyMap<string, MediaRow>,
    send: (ids: readonly string[]) => void,
  ) => void;
  readonly dialog: ReactNode;
}

/** Moves files to the trash, restores them and deletes them permanently; says first where they are used. */
export function useRemoval(waysFor: (file: MediaRow) => WaysOn): Removal {
  const { t } = useTranslation('library');
  const person = usePerson();
  const mayDeleteAny = useMay('media.deleteAny');
  const remove = useRemoveMedia();
  const restore = useRestoreMedia();
  const bulk = useMediaBulk();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const isTrashed = ({ state }: MediaRow) => state === 'TRASHED';
  const mayRemove = (file: MediaRow) => mayDeleteAny || mayEditMedia(person, file);
  const notify = (text: string) => showToast({ tone: 'success', text });

  function undo(id: string, name: string) {
    bulk.mutate(
      { action: 'restore', ids: [id] },
      { onSuccess: ({ done }) => done > 0 && notify(t('restore.done', { name })) },
    );
  }
  function send(file: MediaRow, purge: boolean) {
    const name = fileName(file);
    remove.mutate(
      { file, purge },
      {
        onSuccess: () => {
          close();
          if (purge) notify(t('purge.done', { name }));
          else
            showToast({
              tone: 'success',
              text: t('delete.done', { name }),
              action: { label: t('undo'), run: () => undo(file.id, name) },
            });
        },
        // Used since the question was asked: the uses are read again and the question becomes an answer.
        onError: (error) => {
          if (!isRefusedByRule(error)) close();
        },
      },
    );
  }
  /** A dialog of its own takes the place of the question. */
  function goOn(way: ((file: MediaRow) => void) | undefined) {
    return (
      way &&
      ((file: MediaRow) => {
        close();
        way(file);
      })
    );
  }
  function waysOf(file: MediaRow): WaysOn {
    const ways = waysFor(file);
    return { recall: goOn(ways.recall), replace: goOn(ways.replace) };
  }
  function items(file: MediaRow): readonly MenuItem[] {
    if (!mayRemove(file)) return [];
    const icon = <Trash2 size={16} />;
    const danger = { icon, tone: 'danger', startsGroup: true } as const;
    if (!isTrashed(file))
      return [
        {
          key: 'delete',
          label: t('action.delete'),
          ...danger,
          onSelect: () => setAsked({ file, purge: false }),
        },
      ];
    const back: MenuItem = {
      key: 'restore',
      label: t('action.restore'),
      icon: <Undo2 size={16} />,
      onSelect: () =>
        restore.mutate(file, { onSuccess: () => notify(t('restore.done', { name: fileName(file) })) }),
    };
    const purge: MenuItem = {
      key: 'purge',
      label: t('action.purge'),
      ...danger,
      onSelect: () => setAsked({ file, purge: true }),
    };
    return mayDeleteAny ? [back, purge] : [back];
  }
  return {
    items,
    ask: (file) => mayRemove(file) && !isTrashed(file) && setAsked({ file, purge: false }),
    askMany: (ids, files, sendMany) => setAsked({ ids, files, send: sendMany }),
    dialog: asked && (
      <Suspense>
        {'file' in asked ? (
          <RemoveDialog
            file={asked.file}
            purge={asked.purge}
            ways={waysOf(asked.file)}
            busy={remove.isPending}
            onRemove={() => send(asked.file, asked.purge)}
            onClose={close}
          />
        ) : (
          <RemoveManyDialog
            ids={asked.ids}
            files={asked.files}
            recallOf={(file) => waysOf(file).recall}
            onRemove={(ids) => {
              close();
              asked.send(ids);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}

function isRefusedByRule(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'RULES_NOT_MET';
}
