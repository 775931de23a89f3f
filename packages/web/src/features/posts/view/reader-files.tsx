import type { PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import { pictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './reader-files.module.css';
import type { ReaderPost } from './reader-post.ts';

interface FilesProps {
  readonly post: ReaderPost;
}

const fileOf = (post: ReaderPost, id: string | null | undefined): PostMedia | undefined =>
  post.media.find((file) => file.id === id);

interface FigureProps {
  readonly file: PostMedia | undefined;
  readonly caption?: string;
  readonly alt?: string;
  readonly credit?: string | undefined;
}

/** A picture with the texts of this place, else with its own. */
function ReaderFigure({ file, caption = '', alt = '', credit = '' }: FigureProps) {
  const { t } = useTranslation('preview');
  if (!file?.picture) return null;
  const words = caption || file.caption;
  const by = credit || file.credit;
  return (
    <figure className={styles.figure}>
      <img
        src={pictureAddress(file.picture, { width: 1280 })}
        width={file.picture.width}
        height={file.picture.height}
        alt={alt || file.alt}
        loading="lazy"
      />
      {(words !== '' || by !== '') && (
        <figcaption>
          {words} {by !== '' && <cite>{t('photoBy', { name: by })}</cite>}
        </figcaption>
      )}
    </figure>
  );
}

export function ReaderCover({ post }: FilesProps) {
  const { cover } = post.details;
  return cover && <ReaderFigure {...cover} file={fileOf(post, cover.mediaId)} />;
}

/** The audio, film or infographic that opens the post. */
export function ReaderOpening({ post }: FilesProps) {
  const { audio, video, infographic } = post.details;
  const film = fileOf(post, video?.mediaId);
  const sound = fileOf(post, audio?.mediaId);
  return (
    <>
      {film && (
        // biome-ignore lint/a11y/useMediaCaption: films of the library have no track of captions
        <video
          className={styles.player}
          controls
          preload="none"
          src={film.url}
          poster={film.picture ? pictureAddress(film.picture, { width: 1280 }) : undefined}
        />
      )}
      {sound && (
        // biome-ignore lint/a11y/useMediaCaption: the text of the post holds the words
        <audio className={styles.player} controls preload="none" src={sound.url} />
      )}
      {infographic && (
        <ReaderFigure file={fileOf(post, infographic.mediaId)} alt={infographic.text.slice(0, 250)} />
      )}
    </>
  );
}

export function ReaderGallery({ post }: FilesProps) {
  return post.details.gallery.map(({ mediaId, caption, credit }) => (
    <ReaderFigure key={mediaId} file={fileOf(post, mediaId)} caption={caption} credit={credit} />
  ));
}

export function ReaderAttachments({ post }: FilesProps) {
  const { t } = useTranslation('preview');
  const files = post.details.attachmentIds.flatMap((id) => fileOf(post, id) ?? []);
  if (files.length === 0) return null;
  return (
    <section className={styles.attachments} aria-label={t('attachments')}>
      <h3>{t('attachments')}</h3>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <FileText size={16} aria-hidden />
            <a href={file.url}>{file.fileName}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
