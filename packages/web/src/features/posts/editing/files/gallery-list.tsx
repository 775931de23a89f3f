import { titleOfFileName } from '@toasoan/contract/features/media/media-title.ts';
import { type GalleryEntry, MAX_GALLERY } from '@toasoan/contract/features/posts/media/post-media.ts';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CreditOffer } from '#web/patterns/media/credit-offer.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { FileCard } from './file-card.tsx';
import styles from './files.module.css';
import { useKnownCredit } from './known-credit.ts';
import { type Pictured, usePictures } from './pictured.ts';
import { usePostFiles } from './use-post-files.ts';

interface GalleryProps {
  readonly session: Pictured;
}

/** Adds pictures of the library to a gallery. */
export function AddToGallery({ session }: GalleryProps) {
  const { t } = useTranslation('files');
  const gallery = usePictures(session, 'gallery');
  const room = MAX_GALLERY - gallery.length;
  return (
    <ChooseFiles
      label={t('gallery.add')}
      kinds={['IMAGE']}
      max={Math.max(room, 2)}
      disabledReason={room <= 0 ? t('gallery.full', { max: MAX_GALLERY }) : undefined}
      onPick={(picked) => {
        const added = picked
          .filter(({ id }) => gallery.every(({ mediaId }) => mediaId !== id))
          .map(({ id, caption, credit }) => ({ mediaId: id, caption, credit }));
        session.form.set('gallery', [...gallery, ...added].slice(0, MAX_GALLERY));
      }}
    />
  );
}

/** The pictures in viewing order, each with its texts. */
export function GalleryList({ session }: GalleryProps) {
  const { t } = useTranslation('files');
  const gallery = usePictures(session, 'gallery');
  const files = usePostFiles(session);
  const fileOf = (id: string) => files.find((file) => file.id === id);
  const put = (next: readonly GalleryEntry[]) => session.form.set('gallery', [...next]);
  const change = (index: number, words: Partial<GalleryEntry>) =>
    put(gallery.map((entry, at) => (at === index ? { ...entry, ...words } : entry)));
  const nameOf = ({ mediaId, caption }: GalleryEntry) => {
    const file = fileOf(mediaId);
    return caption || (file ? titleOfFileName(file.fileName) : mediaId);
  };
  return (
    <SortableList
      label={t('gallery', { count: gallery.length })}
      items={gallery}
      keyOf={({ mediaId }) => mediaId}
      nameOf={nameOf}
      onOrder={put}
    >
      {(entry, index) => (
        <div className={classNames(styles.row, styles.entry)}>
          <FileCard file={fileOf(entry.mediaId)}>
            <TextInput
              value={entry.caption}
              maxLength={500}
              aria-label={t('gallery.caption', { place: index + 1 })}
              placeholder={t('gallery.captionHint')}
              onChange={(caption) => change(index, { caption })}
            />
            <TextInput
              value={entry.credit}
              maxLength={150}
              aria-label={t('gallery.credit', { place: index + 1 })}
              placeholder={fileOf(entry.mediaId)?.credit || t('gallery.creditHint')}
              onChange={(credit) => change(index, { credit })}
            />
            <EntryCredit session={session} entry={entry} onTake={(credit) => change(index, { credit })} />
          </FileCard>
          <IconButton
            icon={<Trash2 size={16} />}
            label={t('removeNamed', { name: nameOf(entry) })}
            onClick={() => put(gallery.filter((_, at) => at !== index))}
          />
        </div>
      )}
    </SortableList>
  );
}

interface EntryCreditProps {
  readonly session: Pictured;
  readonly entry: GalleryEntry;
  readonly onTake: (credit: string) => void;
}

/** The credit of the same picture in the text or of the cover. */
function EntryCredit({ session, entry, onTake }: EntryCreditProps) {
  const known = useKnownCredit(session, entry.mediaId, 'gallery');
  return <CreditOffer own={entry.credit} known={known} onTake={onTake} />;
}
