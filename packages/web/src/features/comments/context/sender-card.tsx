import type { CommentDetail } from '@toasoan/contract/features/comments/comment.ts';
import { Ban, StickyNote } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { opensElsewhere } from '#web/core/routing/opens-elsewhere.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import type { AllOfSender } from './all-of-sender.ts';
import { BanLine } from './ban-line.tsx';
import styles from './context-panel.module.css';
import { PersonalData } from './personal-data.tsx';

interface SenderCardProps {
  readonly detail: CommentDetail;
  readonly onBan: () => void;
  readonly onNote: () => void;
  readonly all: AllOfSender;
}

/** Who sent the comment: their record, what moderators should know of them, and whether they are banned. */
export function SenderCard({ detail, onBan, onNote, all }: SenderCardProps) {
  const { t } = useTranslation('comments');
  const mayModerate = useMay('comment.moderate');
  const { sender, senderName, senderNote, ban, emailVerified, phoneVerified } = detail;
  const facts = [
    t('sender.since', { day: formatDay(new Date(sender.since)) }),
    ...(emailVerified ? [t('sender.emailVerified')] : []),
    ...(phoneVerified ? [t('sender.phoneVerified')] : []),
  ];
  function follow(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    all.follow();
  }
  return (
    <section className={styles.section} aria-label={t('sender.title')}>
      <div className={styles.sender}>
        <Avatar name={senderName} />
        <div>
          <p className={styles.strong}>{senderName}</p>
          <p className={styles.quiet}>{facts.join(' · ')}</p>
        </div>
        {mayModerate && !ban && (
          <Button size="compact" icon={<Ban size={15} />} onClick={onBan}>
            {t('ban.short')}
          </Button>
        )}
      </div>
      <PersonalData detail={detail} />
      <SameDevice senders={detail.sameDevice} />
      {ban && <BanLine ban={ban} />}
      <RecordBar sender={sender} />
      <p className={styles.record}>
        <span>{t('sender.approved', { n: formatNumber(sender.approved) })}</span>
        <span>{t('sender.rejected', { n: formatNumber(sender.rejected) })}</span>
        <span>{t('sender.spam', { n: formatNumber(sender.spam) })}</span>
        <a className={styles.all} href={all.href} onClick={follow}>
          {t('sender.all', { n: formatNumber(sender.total) })}
        </a>
      </p>
      {senderNote.text !== '' && (
        <p className={styles.note}>
          “{senderNote.text}” <span className={styles.quiet}>{senderNote.by}</span>,{' '}
          <span className={styles.quiet}>
            <DateText time={senderNote.time} isShort />
          </span>
        </p>
      )}
      {mayModerate && (
        <Button size="compact" variant="quiet" icon={<StickyNote size={15} />} onClick={onNote}>
          {t(senderNote.text === '' ? 'senderNote.add' : 'senderNote.change')}
        </Button>
      )}
    </section>
  );
}

/** Whoever comes back under another address; behind one network they may also be two people. */
function SameDevice({ senders }: { readonly senders: CommentDetail['sameDevice'] }) {
  const { t } = useTranslation('comments');
  if (senders.length === 0) return null;
  const names = senders.map(({ senderName, isBanned }) =>
    isBanned ? t('sender.bannedName', { name: senderName }) : senderName,
  );
  return <p className={styles.quiet}>{t('sender.sameDevice', { names: names.join(', ') })}</p>;
}

function RecordBar({ sender: { approved, rejected, spam } }: { readonly sender: CommentDetail['sender'] }) {
  if (approved + rejected + spam === 0) return null;
  return (
    <div className={styles.bar} aria-hidden>
      <span className={styles.approved} style={{ flexGrow: approved }} />
      <span className={styles.rejected} style={{ flexGrow: rejected }} />
      <span className={styles.spam} style={{ flexGrow: spam }} />
    </div>
  );
}
