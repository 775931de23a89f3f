import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { FileText, LockKeyhole, PencilLine, Pin, Star, ThumbsDown, ThumbsUp } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { rejectName, STATE_TONES, stateName } from '../comment-words.ts';
import { DueClock } from './due-clock.tsx';
import { FindingChips } from './finding-chips.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './queue-item.module.css';
import { targetAddress } from './target-address.ts';

interface ItemContentProps {
  readonly row: CommentRow;
  readonly isOpen: boolean;
  /** Who else has it in hand. */
  readonly holder: string | undefined;
  /** The list shows one state only: no row has to say it. */
  readonly hasOneState: boolean;
  readonly query: string | undefined;
  /** Ids of name and words, which label the item. */
  readonly nameId: string;
  readonly wordsId: string;
}

/** Sender, words and reasons of a comment; three lines until it is in hand. */
export const ItemContent = memo(function ItemContent(props: ItemContentProps) {
  const { row, isOpen, query, nameId, wordsId } = props;
  const { t } = useTranslation('comments');
  return (
    <>
      <header className={styles.head}>
        <Avatar name={row.senderName} />
        <div className={styles.who}>
          <span id={nameId} className={styles.name}>
            <Highlight text={row.senderName} query={query} />
          </span>
          <span className={styles.quiet}>
            <DateText time={row.sentTime} isShort />
          </span>
          {row.parentName !== '' && (
            <span className={styles.quiet}>{t('answers', { name: row.parentName })}</span>
          )}
          <SenderBadge row={row} />
          <RowSigns row={row} />
        </div>
        <RowState {...props} />
      </header>
      <p id={wordsId} lang={row.lang} className={classNames(styles.words, !isOpen && styles.cut)}>
        <MarkedText text={row.content} findings={row.isEdited ? [] : row.findings} query={query} />
      </p>
      <div className={styles.facts}>
        <FindingChips comment={row} />
        {row.rejectCode !== null && <RejectWords row={row} />}
        <TargetLink row={row} />
        <Likes row={row} />
      </div>
    </>
  );
});

/** Good record, or none yet. */
function SenderBadge({ row: { sender } }: { readonly row: CommentRow }) {
  const { t } = useTranslation('comments');
  if (sender.approved === 0)
    return (
      <Chip>{t(sender.total <= 1 ? 'sender.first' : 'sender.noneApproved', { count: sender.total })}</Chip>
    );
  if (sender.approved < 5 || sender.approved < sender.total - 1) return null;
  return (
    <span className={styles.good}>
      {t('sender.good', { approved: sender.approved, total: sender.total })}
    </span>
  );
}

function RowSigns({ row }: { readonly row: CommentRow }) {
  const { t } = useTranslation('comments');
  return (
    <>
      {row.isPinned && <Sign icon={<Pin size={13} />} label={t('sign.pinned')} />}
      {row.isPick && <Sign icon={<Star size={13} />} label={t('sign.pick')} />}
      {row.isEdited && <Sign icon={<PencilLine size={13} />} label={t('sign.edited')} />}
      {row.officialReply && <Chip>{t('sign.replied')}</Chip>}
      {row.replyDraft !== '' && <span className={styles.good}>{t('sign.replyDraft')}</span>}
      {row.correction !== null && <Chip>{t(`correction.${row.correction}`)}</Chip>}
    </>
  );
}

function Sign({ icon, label }: { readonly icon: ReactNode; readonly label: string }) {
  return (
    <span className={styles.sign} role="img" aria-label={label} data-tip={label}>
      {icon}
    </span>
  );
}

/** At the end of the first line: who has it in hand, what is due, or what became of it. */
function RowState({ row, holder, hasOneState }: ItemContentProps) {
  const { t } = useTranslation('comments');
  if (holder !== undefined) {
    return (
      <span className={styles.held}>
        <LockKeyhole size={13} aria-hidden />
        {t('claimed', { name: holder })}
      </span>
    );
  }
  const waits = row.state === 'PENDING' || row.slaDue !== null;
  return (
    <span className={styles.state}>
      {!(hasOneState && waits) && <StatusTag tone={STATE_TONES[row.state]}>{stateName(row.state)}</StatusTag>}
      {waits ? (
        <DueClock comment={row} />
      ) : (
        row.moderatedBy && (
          <span className={styles.quiet} data-tip={t('moderated', { name: row.moderatedBy.name })}>
            {row.moderatedBy.name} · <DateText time={row.moderatedTime} isShort />
          </span>
        )
      )}
    </span>
  );
}

function RejectWords({ row: { rejectCode, rejectText } }: { readonly row: CommentRow }) {
  if (rejectCode === null) return null;
  return (
    <Chip>{rejectText === '' ? rejectName(rejectCode) : `${rejectName(rejectCode)}: ${rejectText}`}</Chip>
  );
}

function TargetLink({ row }: { readonly row: CommentRow }) {
  const address = targetAddress(row);
  const inside = (
    <>
      <FileText size={13} aria-hidden />
      <span className={textStyles.ellipsis}>{row.targetTitle}</span>
    </>
  );
  if (address === undefined) return <span className={styles.target}>{inside}</span>;
  return (
    <TabLink to={address} tabIndex={-1} className={styles.target}>
      {inside}
    </TabLink>
  );
}

function Likes({ row: { likeCount, dislikeCount } }: { readonly row: CommentRow }) {
  const { t } = useTranslation('comments');
  return (
    <>
      {likeCount > 0 && (
        <span className={styles.likes} aria-label={t('likes', { count: likeCount })} role="img">
          <ThumbsUp size={13} aria-hidden /> {formatNumber(likeCount)}
        </span>
      )}
      {dislikeCount > 0 && (
        <span className={styles.likes} aria-label={t('dislikes', { count: dislikeCount })} role="img">
          <ThumbsDown size={13} aria-hidden /> {formatNumber(dislikeCount)}
        </span>
      )}
    </>
  );
}
