import { useQuery } from '@tanstack/react-query';
import { UNDO_SECONDS } from '@toasoan/contract/features/articles/publishing/undo-publish.ts';
import { ArrowRight, Check, Copy, ExternalLink, Undo2, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCurrentProject, useProjectId } from '#web/core/project/current-project.ts';
import { siteAddress } from '#web/core/project/site-address.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Modal } from '#web/ui/overlay/modal.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { copyText } from '../preview/copy-text.ts';
import { publicPlaceOf } from './public-place.ts';
import type { Publication } from './publication.ts';
import { secondsLeft } from './publication.ts';
import styles from './publish-done.module.css';
import frame from './publish-frame.module.css';
import { publishReceipt, waitingPosts } from './publishing-queries.ts';
import receiptStyles from './receipt.module.css';
import { ReceiptItem } from './receipt-item.tsx';
import { ReceiptLines } from './receipt-lines.tsx';

interface PublishDoneProps {
  readonly publication: Publication;
  readonly busy: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** What happened, where readers find it, and the minute in which it can be taken back. */
export function PublishDone({ publication, busy, onUndo, onClose }: PublishDoneProps) {
  const { t } = useTranslation(['publishing', 'ui']);
  const titleId = useId();
  const project = useCurrentProject();
  const { post, kind } = publication;
  const { path } = publicPlaceOf(post, project?.domains ?? []);
  const address = project && siteAddress(project, path);
  const zone = post.checkSettings.timezone;
  const time = new Date(kind === 'publish' ? post.stateTime : post.updateTime);
  return (
    <Modal
      aria-labelledby={titleId}
      className={frame.middle}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={classNames(frame.box, styles.width)} data-project-color={project?.color}>
        <header className={frame.head}>
          <span className={styles.sign} aria-hidden>
            <Check size={26} />
          </span>
          <div className={frame.headWords}>
            <h2 id={titleId} className={frame.title}>
              {t(`done.${kind}`)}
            </h2>
            <p className={textStyles.hint}>
              {project?.name} · {formatDateTime(time, zone)}
            </p>
          </div>
          <IconButton icon={<X size={18} />} label={t('ui:close')} onClick={onClose} />
        </header>
        <div className={styles.body}>
          <div className={styles.card}>
            {post.cover && <ShownPicture picture={post.cover} width={320} ratio="16x9" fit="cover" alt="" />}
            <div className={styles.words}>
              <strong>{post.title}</strong>
              <span className={frame.address}>{(address ?? path).replace(/^https?:\/\//, '')}</span>
              {address === undefined ? (
                <p className={textStyles.hint}>{t('noDomain')}</p>
              ) : (
                <Row gap={2}>
                  {post.state === 'PUBLISHED' && (
                    <a className={buttonClass('main')} href={address} target="_blank" rel="noreferrer">
                      <ExternalLink size={16} aria-hidden />
                      {t('open')}
                    </a>
                  )}
                  <Button icon={<Copy size={16} />} onClick={() => void copyText(address, t('copied'))}>
                    {t('copy')}
                  </Button>
                </Row>
              )}
            </div>
          </div>
          <Receipt publication={publication} time={time} zone={zone} />
        </div>
        <DoneFoot publication={publication} busy={busy} onUndo={onUndo} onClose={onClose} />
      </div>
    </Modal>
  );
}

interface ReceiptProps {
  readonly publication: Publication;
  readonly time: Date;
  readonly zone: string;
}

/** The steps with their times; the last ones still wait. */
function Receipt({ publication, time, zone }: ReceiptProps) {
  const { t } = useTranslation(['publishing', 'placement']);
  const me = useAuth((auth) => auth.name);
  const left = useSecondsLeft(publication);
  const { post, kind, notified, place } = publication;
  const { data, error } = useQuery(publishReceipt(useProjectId(), post));
  const mailed = new Date(time.getTime() + UNDO_SECONDS * 1_000);
  const steps = [
    { key: 'readers', words: t(`receipt.${kind}`), note: '' },
    ...(place ? [{ key: 'place', words: t('receipt.place'), note: t(`placement:kind.${place}`) }] : []),
    ...(notified.length > 0
      ? [{ key: 'notified', words: t('receipt.notified'), note: notified.join(', ') }]
      : []),
  ];
  return (
    <ol className={receiptStyles.receipt} aria-label={t('receipt')}>
      <ReceiptItem state="DONE" time={time} zone={zone} note={me}>
        {t('receipt.step.SAVED', { version: post.version })}
      </ReceiptItem>
      {steps.map(({ key, words, note }) => (
        <ReceiptItem key={key} state="DONE" time={time} zone={zone} note={note}>
          {words}
        </ReceiptItem>
      ))}
      {data ? (
        <ReceiptLines receipt={data} zone={zone} omits={['SAVED']} />
      ) : (
        <ReceiptItem state="WAITING" time={undefined} zone={zone} note="">
          {t(error ? 'receipt.unknown' : 'receipt.looking')}
        </ReceiptItem>
      )}
      {notified.length > 0 && (
        <ReceiptItem
          state={left === 0 ? 'DONE' : 'WAITING'}
          time={mailed}
          zone={zone}
          note={left > 0 ? t('receipt.in', { count: left }) : t('receipt.may')}
        >
          {t('receipt.mail')}
        </ReceiptItem>
      )}
    </ol>
  );
}

/** Taking back for a minute, then what waits next for this person. */
function DoneFoot({ publication, busy, onUndo, onClose }: PublishDoneProps) {
  const { t } = useTranslation(['publishing', 'posts', 'ui']);
  const navigate = useNavigate();
  const left = useSecondsLeft(publication);
  const { post, stateBefore } = publication;
  const waiting = useQuery(waitingPosts(useProjectId())).data;
  const next = waiting?.items.find(({ id }) => id !== post.id);
  return (
    <footer className={frame.foot}>
      {left > 0 && (
        <>
          <span className={styles.ring} style={{ ['--left' as string]: left / UNDO_SECONDS }} aria-hidden>
            {left}
          </span>
          <p className={frame.who}>
            <strong>{t('undo.left', { count: left })}</strong>
            <span>
              {stateBefore ? t('undo.back', { state: t(`posts:state.${stateBefore}`) }) : t('undo.text')}
            </span>
          </p>
          <Button icon={<Undo2 size={16} />} busy={busy} onClick={onUndo}>
            {t('undo')}
          </Button>
        </>
      )}
      <span className={styles.waiting}>
        {waiting && (next ? t('next.left', { count: waiting.total }) : t('next.none'))}
      </span>
      {next ? (
        <Button
          variant="main"
          icon={<ArrowRight size={16} />}
          data-first-focus
          onClick={() => {
            onClose();
            navigate(`/manager_post/view/${next.id}`);
          }}
        >
          {t('next')}
        </Button>
      ) : (
        <Button data-first-focus onClick={onClose}>
          {t('ui:close')}
        </Button>
      )}
    </footer>
  );
}

/** Ticks once a second until nothing is left. */
function useSecondsLeft(publication: Pick<Publication, 'sentAt'>): number {
  const [left, setLeft] = useState(() => secondsLeft(publication));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setLeft(secondsLeft(publication)), 1_000);
    return () => clearInterval(timer);
  }, [isOver, publication]);
  return left;
}
