import { useQuery } from '@tanstack/react-query';
import type { Post, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { Eye, Send } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useCurrentProject, useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { isComposing } from '#web/ui/hooks/is-typing.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { Modal } from '#web/ui/overlay/modal.tsx';
import { formatClock, formatDateTime } from '#web/ui/text/format-date.ts';
import { fieldOfKey } from '../editing/field-of-key.ts';
import { rulesInTheWay, type TransitionInput } from '../workflow/open-transition.ts';
import { useStepsOnTheWay } from '../workflow/use-disabled-reason.ts';
import { OpenPoints } from './open-points.tsx';
import frame from './publish-frame.module.css';
import { PublishHead } from './publish-head.tsx';
import styles from './publish-panel.module.css';
import { type ChosenPlace, PublishPlace } from './publish-place.tsx';
import { PublishRecipients } from './publish-recipients.tsx';
import { PublishSlots } from './publish-slots.tsx';
import { type ChosenTime, chosenOf, PublishTime } from './publish-time.tsx';
import { publishAudience } from './publishing-queries.ts';
import { checksOfSaved, openAdvice } from './saved-checks.ts';
import { SourceShare } from './source-share.tsx';

export interface PublishAnswer {
  readonly transition: PostTransition;
  readonly input: TransitionInput;
  /** The names of those who hear of it. */
  readonly notified: readonly string[];
}

interface PublishDialogProps {
  readonly post: Post;
  /** What the person asked for: the panel opens at now or at a time. */
  readonly asked: PostTransition;
  readonly busy: boolean;
  readonly onAnswer: (answer: PublishAnswer) => void;
  readonly onMend: ((field: string) => void) | undefined;
  readonly onClose: () => void;
}

/** Everything a person should have seen before a post goes public, in one panel. Enter confirms. */
export function PublishDialog({ post, asked, busy, onAnswer, onMend, onClose }: PublishDialogProps) {
  const { t } = useTranslation(['publishing', 'workflow']);
  const navigate = useNavigate();
  const titleId = useId();
  const projectId = useProjectId();
  const project = useCurrentProject();
  const userName = useAuth((auth) => auth.name);
  const mayPlace = useMay('post.pin');
  const onTheWay = useStepsOnTheWay();
  const [time, setTime] = useState(post.scheduleTime);
  const [chosen, setChosen] = useState<ChosenTime>(() => (asked.needsTime ? chosenOf(time) : 'now'));
  const [place, setPlace] = useState<ChosenPlace>();
  const [notifies, setNotifies] = useState(true);
  const people = useQuery(publishAudience(projectId, post.id)).data?.people;

  const now = post.allowedTransitions.find(({ name }) => name === 'publish');
  const later = post.allowedTransitions.find(({ name }) => name === 'schedule' || name === 'reschedule');
  const transition = (chosen === 'now' ? now : later) ?? asked;
  const publishAt = typeof chosen === 'object' ? Date.parse(chosen.time) : undefined;
  const results = useMemo(() => checksOfSaved(post, publishAt ?? Date.now()), [post, publishAt]);
  const blockers = rulesInTheWay(transition);
  const zone = post.checkSettings.timezone;

  const blocked = blockers.map(({ message }) => message).join(' ') || undefined;
  const reason = chosen === 'unusable' ? t('workflow:schedule.limits') : blocked;
  function confirm() {
    if (busy || reason !== undefined) return;
    const scheduleTime = typeof chosen === 'object' ? chosen.time : undefined;
    const notified = notifies && chosen === 'now' ? (people ?? []).map(({ name }) => name) : [];
    const input = { scheduleTime, place, ...(!notifies && { notifies: false }) };
    onAnswer({ transition, input, notified });
  }
  return (
    <Modal
      aria-labelledby={titleId}
      className={frame.middle}
      onClose={onClose}
      onKeyDown={(event) => {
        event.stopPropagation();
        confirmByKey(event, confirm);
      }}
    >
      <div className={frame.box} data-project-color={project?.color}>
        <PublishHead id={titleId} post={post} onClose={onClose} />
        <div className={styles.body}>
          <div className={styles.main}>
            <div>
              <p className={styles.headline}>{post.title}</p>
              {post.details.origin === 'CRAWLED' && <SourceShare post={post} />}
            </div>
            <PublishTime
              mayNow={now !== undefined}
              mayLater={later !== undefined}
              time={time}
              chosen={chosen}
              zone={zone}
              onChoose={(next, typed) => {
                setChosen(next);
                setTime(typed);
              }}
            />
            {mayPlace && <PublishPlace post={post} chosen={place} onChoose={setPlace} />}
            {chosen === 'now' && (
              <PublishRecipients people={people} notifies={notifies} onChange={setNotifies} />
            )}
            {transition.via.length > 0 && <p className={textStyles.hint}>{onTheWay(transition)}</p>}
          </div>
          <aside className={styles.side}>
            <OpenPoints
              blockers={blockers.map(({ code, field = '', message }) => ({
                code,
                field: fieldOfKey(field),
                label: message.replace(/\.$/, ''),
              }))}
              advice={openAdvice(results, currentLanguage())}
              onMend={onMend}
            />
            {chosen === 'now' && now !== undefined && <PublishSlots postId={post.id} />}
          </aside>
        </div>
        <footer className={frame.foot}>
          <p className={classNames(frame.who, styles.approver)}>
            {t('by')} <strong>{userName}</strong>
            {t('byVersion', { version: post.version, time: formatClock(new Date(post.updateTime), zone) })}
          </p>
          <Button variant="quiet" onClick={onClose}>
            {t('later')}
          </Button>
          <Button
            icon={<Eye size={16} />}
            onClick={() => {
              onClose();
              navigate(`/manager_post/preview/${post.id}`);
            }}
          >
            {t('look')}
          </Button>
          <Button
            variant="project"
            icon={<Send size={16} />}
            shortcut="Ctrl Enter"
            data-first-focus
            busy={busy}
            disabledReason={reason}
            onClick={confirm}
          >
            {typeof chosen === 'object'
              ? t('confirm.at', { time: formatDateTime(new Date(chosen.time), zone) })
              : t(chosen === 'now' ? 'confirm.now' : 'confirm.later')}
          </Button>
        </footer>
      </div>
    </Modal>
  );
}

/** Ctrl+Enter everywhere, Enter on a choice; a key that is still held from opening the panel confirms nothing. */
function confirmByKey(event: KeyboardEvent, confirm: () => void): void {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  const isChoice = event.target instanceof HTMLInputElement && event.target.type === 'radio';
  if (!event.repeat && !event.ctrlKey && !event.metaKey && !isChoice) return;
  event.preventDefault();
  if (!event.repeat) confirm();
}
