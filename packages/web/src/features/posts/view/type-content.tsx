import { readEmbedAddress } from '@toasoan/contract/article/embed-providers.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type {
  DocumentFacts,
  LiveEntry,
  Poll,
  Questions,
  PostVideo as Video,
} from '@toasoan/contract/features/posts/post-parts.ts';
import { Pin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ArticleView } from '#web/patterns/article-editor/article-view.tsx';
import { showDay } from '#web/ui/dates/days.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './type-content.module.css';

/** The content that the type of a post adds below its text. */
export function TypeParts({ post: { details } }: { readonly post: Pick<Post, 'details'> }) {
  const { postType, liveEntries, poll, questions, documentFacts } = details;
  return (
    <>
      {postType === 'LIVE' && liveEntries.length > 0 && <LiveEntries entries={liveEntries} />}
      {poll && poll.question !== '' && <PostPoll poll={poll} />}
      {postType === 'QA' && questions && <PostQuestions questions={questions} />}
      {postType === 'DOCUMENT' && documentFacts && <DocumentCard facts={documentFacts} />}
    </>
  );
}

/** Number, issuer and date of a published document. */
function DocumentCard({ facts }: { readonly facts: DocumentFacts }) {
  const { t } = useTranslation('posts');
  const lines = [
    [t('part.number'), facts.number],
    [t('part.issuer'), facts.issuer],
    [t('part.issuedDay'), facts.issuedDay && showDay(facts.issuedDay)],
  ].filter(([, value]) => value !== '');
  return (
    <dl className={styles.document}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The reports of a live blog: pinned ones on top, then the newest. */
function LiveEntries({ entries }: { readonly entries: readonly LiveEntry[] }) {
  const { t } = useTranslation('posts');
  return (
    <section className={styles.part} aria-label={t('part.live')}>
      <h3 className={styles.heading}>{t('part.live')}</h3>
      <ol className={styles.entries}>
        {inOrder(entries).map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <p className={styles.meta}>
              {entry.isPinned && (
                <span className={styles.pinned}>
                  <Pin size={13} aria-hidden />
                  {t('part.pinned')}
                </span>
              )}
              <time dateTime={entry.time}>{formatDateTime(new Date(entry.time))}</time>
              {entry.authorName !== '' && <span>{entry.authorName}</span>}
            </p>
            {entry.title !== '' && <p className={styles.strong}>{entry.title}</p>}
            <p className={styles.text}>{entry.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function inOrder(entries: readonly LiveEntry[]): readonly LiveEntry[] {
  return entries.toSorted(
    (one, other) =>
      Number(other.isPinned) - Number(one.isPinned) || Date.parse(other.time) - Date.parse(one.time),
  );
}

/** A poll as readers see it before they answer. */
function PostPoll({ poll }: { readonly poll: Poll }) {
  const { t } = useTranslation('posts');
  return (
    <section className={styles.part} aria-label={t('part.poll')}>
      <h3 className={styles.heading}>{poll.question || t('part.poll')}</h3>
      <ul className={styles.options} data-many={poll.allowsMany || undefined}>
        {poll.options.map((option) => (
          <li key={option.id}>{option.text}</li>
        ))}
      </ul>
      <p className={styles.meta}>
        <span>{t(poll.allowsMany ? 'part.pollMany' : 'part.pollOne')}</span>
        {poll.closeTime !== null && (
          <span>{t('part.pollCloses', { time: formatDateTime(new Date(poll.closeTime)) })}</span>
        )}
      </p>
    </section>
  );
}

/** Guests and the questions of readers; hidden questions are for the newsroom only. */
function PostQuestions({ questions }: { readonly questions: Questions }) {
  const { t } = useTranslation('posts');
  const nameOf = (id: string) => questions.guests.find((guest) => guest.id === id)?.name ?? t('part.answer');
  return (
    <section className={styles.part} aria-label={t('part.questions')}>
      <h3 className={styles.heading}>{t('part.guests')}</h3>
      <ul className={styles.guests}>
        {questions.guests.map((guest) => (
          <li key={guest.id}>
            <strong>{guest.name}</strong>
            {guest.title !== '' && `, ${guest.title}`}
          </li>
        ))}
      </ul>
      {questions.items
        .filter(({ state }) => state !== 'HIDDEN')
        .map((item) => (
          <div key={item.id} className={styles.entry}>
            <p className={styles.text}>
              <strong>{item.asker || t('part.reader')}:</strong> {item.question}
            </p>
            {item.answer === '' ? (
              <p className={styles.meta}>{t('part.unanswered')}</p>
            ) : (
              <p className={styles.text}>
                <strong>{nameOf(item.guestId)}:</strong> {item.answer}
              </p>
            )}
          </div>
        ))}
    </section>
  );
}

/** The film of a post in the frame of article films; an address of another host stays a link. */
export function PostVideo({ video, title }: { readonly video: Video; readonly title: string }) {
  const source = readEmbedAddress(video.address);
  if (!source) {
    return (
      <p>
        <a href={video.address} target="_blank" rel="noopener noreferrer">
          {video.address}
        </a>
      </p>
    );
  }
  const attrs = { provider: source.provider, id: source.id, title, caption: '' };
  return <ArticleView document={{ type: 'doc', content: [{ type: 'embed', attrs }] }} />;
}

/** The source of the text, shown as the post requires. */
export function SourceLine({ details }: { readonly details: PostDetails }) {
  const { t } = useTranslation('posts');
  const { sourceName, sourceUrl, linkOutMode, keepCopyright } = details;
  if (sourceName === '' || linkOutMode === 'NONE') return null;
  const isLink = sourceUrl !== '' && linkOutMode !== 'LOGO';
  return (
    <p className={styles.source}>
      {t('part.source')}{' '}
      {isLink ? (
        <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
          {sourceName}
        </a>
      ) : (
        sourceName
      )}
      {keepCopyright && ` ${t('part.copyright', { source: sourceName })}`}
    </p>
  );
}
