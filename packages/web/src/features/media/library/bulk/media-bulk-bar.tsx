import type { MediaBulk } from '@toasoan/contract/features/media/media.ts';
import {
  Captions,
  Copyright,
  FolderArchive,
  FolderInput,
  Library,
  Tag,
  Tags,
  Trash2,
  Undo2,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { LazyDescribeDialog } from '../../describing/lazy-describe-dialog.tsx';
import { FolderChoiceDialog } from '../../folders/folder-choice-dialog.tsx';
import type { LibraryPage } from '../use-library-page.ts';
import { CollectionDialog, RightsDialog, TagsDialog } from './bulk-dialogs.tsx';
import type { BulkWork } from './use-bulk-work.ts';

/** The most files that one archive accepts. */
const MOST_ZIPPED = 200;
const MOST_DESCRIBED = 200;

type What = 'describe' | 'folder' | 'addTags' | 'removeTags' | 'collection' | 'rights';
interface Asking {
  readonly what: What;
  readonly ids: string[];
}

interface MediaBulkBarProps {
  readonly page: LibraryPage;
  readonly work: BulkWork;
  readonly onRemove: (ids: readonly string[]) => void;
}

/** Actions on many files at once; each reports its own result. */
export function MediaBulkBar({ page, work, onRemove }: MediaBulkBarProps) {
  const { t } = useTranslation(['library', 'folders']);
  const mayEdit = useMay('media.editOwn');
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const ask = (what: What) => (ids: readonly string[]) => setAsking({ what, ids: [...ids] });
  const { view, collectionId } = page.address.query;
  const run = (body: MediaBulk) => {
    work.run(body);
    close();
  };
  const takeOut = collectionId !== undefined && {
    key: 'takeOut',
    label: t('bulk.takeOut'),
    icon: <Library size={16} />,
    run: (ids: readonly string[]) => run({ action: 'removeFromCollection', ids: [...ids], collectionId }),
  };
  const edits = [
    {
      key: 'describe',
      label: t('bulk.describe'),
      icon: <Captions size={16} />,
      run: ask('describe'),
      disabledReason:
        page.selection.keys.size > MOST_DESCRIBED
          ? t('bulk.describe.tooMany', { most: MOST_DESCRIBED })
          : undefined,
    },
    { key: 'folder', label: t('bulk.folder'), icon: <FolderInput size={16} />, run: ask('folder') },
    { key: 'addTags', label: t('bulk.addTags'), icon: <Tag size={16} />, run: ask('addTags') },
    { key: 'removeTags', label: t('bulk.removeTags'), icon: <Tags size={16} />, run: ask('removeTags') },
    { key: 'collection', label: t('bulk.collection'), icon: <Library size={16} />, run: ask('collection') },
    takeOut,
    { key: 'rights', label: t('bulk.rights'), icon: <Copyright size={16} />, run: ask('rights') },
  ].filter((action) => action !== false);
  const zip = {
    key: 'zip',
    label: t('bulk.zip'),
    icon: <FolderArchive size={16} />,
    run: work.zip,
    disabledReason:
      page.selection.keys.size > MOST_ZIPPED ? t('bulk.zip.tooMany', { most: MOST_ZIPPED }) : undefined,
  };
  const remove = {
    key: 'delete',
    label: t('action.delete'),
    icon: <Trash2 size={16} />,
    run: onRemove,
  };
  const restore = {
    key: 'restore',
    label: t('action.restore'),
    icon: <Undo2 size={16} />,
    run: (ids: readonly string[]) => run({ action: 'restore', ids: [...ids] }),
  };
  const changes = view === 'TRASHED' ? [restore] : [...edits, zip, remove];
  const actions = mayEdit ? changes : [zip];
  return (
    <>
      <BulkBar page={page} actions={actions} />
      {asking?.what === 'describe' && (
        <Suspense>
          <LazyDescribeDialog
            ids={asking.ids}
            nameOf={work.nameOf}
            onApplied={(result) => {
              work.report(result);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {asking?.what === 'folder' && (
        <FolderChoiceDialog
          title={t('bulk.folder.title', { count: asking.ids.length })}
          action={t('folders:move.action')}
          rootLabel={t('folders:none')}
          busy={work.running}
          onChoose={(folderId) => run({ action: 'setFolder', ids: asking.ids, folderId })}
          onClose={close}
        />
      )}
      {(asking?.what === 'addTags' || asking?.what === 'removeTags') && (
        <TagsDialog
          title={t(`bulk.${asking.what}.title`, { count: asking.ids.length })}
          action={t(`bulk.${asking.what}`)}
          onChoose={(tagIds) =>
            run({
              action: asking.what === 'addTags' ? 'addTags' : 'removeTags',
              ids: asking.ids,
              tagIds,
            })
          }
          onClose={close}
        />
      )}
      {asking?.what === 'collection' && (
        <CollectionDialog
          title={t('bulk.collection.title', { count: asking.ids.length })}
          onChoose={(id) => run({ action: 'addToCollection', ids: asking.ids, collectionId: id })}
          onClose={close}
        />
      )}
      {asking?.what === 'rights' && (
        <RightsDialog
          count={asking.ids.length}
          onChoose={(rights) => run({ action: 'setRights', ids: asking.ids, ...rights })}
          onClose={close}
        />
      )}
    </>
  );
}
