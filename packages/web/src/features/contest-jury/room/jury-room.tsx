import type { JuryRound, JuryTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import { type Look, WHOLE } from '@toasoan/contract/features/contest-jury/room/look.ts';
import { actOnKey } from '@toasoan/contract/features/contest-jury/room/room-keys.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { Link2 } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { isComposing, isTyping } from '#web/ui/hooks/is-typing.ts';
import { Modal } from '#web/ui/overlay/modal.tsx';
import { FilmStrip } from './film-strip.tsx';
import styles from './jury-room.module.css';
import { KeysDialog } from './keys-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RoomHead } from './room-head.tsx';
import { ScorePanel } from './score-panel.tsx';
import { type Room, useRoom } from './use-room.ts';
import { type TurnEditor, useTurnEditor } from './use-turn-editor.ts';
import { WorkStage } from './work-stage.tsx';

interface JuryRoomProps {
  readonly round: JuryRound;
  readonly category: ContestCategory;
  readonly onClose: () => void;
}

interface WorkInHand {
  readonly editor: TurnEditor;
  readonly finish: () => void;
  readonly later: () => void;
  readonly leave: () => void;
}

/** Works one after another over the whole window, dark in both themes, so that nothing colours what is judged. */
export function JuryRoom({ round, category, onClose }: JuryRoomProps) {
  const { t } = useTranslation('contest-jury');
  const room = useRoom(round, category);
  const [look, setLook] = useState<Look>(WHOLE);
  const [asksKeys, setAsksKeys] = useState(false);
  const inHand = useRef<WorkInHand>(null);

  /** A remark that is being typed is kept. */
  function close() {
    inHand.current?.editor.keepComment();
    onClose();
  }
  function pressed(event: KeyboardEvent<HTMLDialogElement>) {
    if (!isForRoom(event)) return;
    const work = inHand.current;
    const acted = actOnKey(
      event.key,
      {
        press: (key) => work?.editor.press(key) ?? false,
        finish: () => work?.finish(),
        criterion: (by) => work?.editor.moveActive(by),
        move: room.move,
        later: () => work?.later(),
        leave: () => work?.leave(),
        compare: () => room.toggle('compare'),
        grid: () => room.toggle('grid'),
        zoom: () => setLook(look.isZoomed ? WHOLE : { ...WHOLE, isZoomed: true }),
        help: () => setAsksKeys(true),
      },
      useAppConfig.getState().letterKeys,
    );
    if (acted) event.preventDefault();
  }
  const { turn, view } = room;
  return (
    <Modal className={styles.room} aria-label={t('room.title')} onClose={close} onKeyDown={pressed}>
      <RoomHead {...{ round, category, room }} onClose={close} />
      <div className={styles.middle} tabIndex={-1} data-first-focus>
        {room.error && (
          <LoadFailure
            title={t('room.loadFailed')}
            error={room.error}
            onRetry={room.retry}
            retrying={room.retrying}
          />
        )}
        {room.isEmpty && <p className={styles.empty}>{t('room.empty')}</p>}
        {view === 'grid' && (
          <FilmStrip
            turns={room.turns}
            currentId={room.currentId}
            partnerId={undefined}
            isGrid
            onChoose={room.choose}
          />
        )}
        {view !== 'grid' && turn && (
          <Work
            key={`${turn.id} ${room.rereads}`}
            ref={inHand}
            {...{ turn, round, room, look }}
            onLook={setLook}
          />
        )}
        {view !== 'grid' && !turn && !room.error && !room.isEmpty && (
          <Loading label={t('room.loading')}>{null}</Loading>
        )}
      </div>
      {view !== 'grid' && (
        <FilmStrip
          turns={room.turns}
          currentId={room.currentId}
          partnerId={room.partnerId}
          isGrid={false}
          onChoose={room.choose}
        />
      )}
      {asksKeys && <KeysDialog onClose={() => setAsksKeys(false)} />}
    </Modal>
  );
}

/** Keys of what is typed into are not the room's, nor is Enter on the buttons that say what they do. */
function isForRoom(event: KeyboardEvent): boolean {
  const { nativeEvent, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isComposing(nativeEvent))
    return false;
  if (isTyping(target) || !(target instanceof Element)) return false;
  return event.key !== 'Enter' || target.closest('[data-own-enter], video') === null;
}

interface WorkProps {
  readonly ref: RefObject<WorkInHand | null>;
  readonly turn: JuryTurn;
  readonly round: JuryRound;
  readonly room: Room;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

function Work({ ref, turn, round, room, look, onLook }: WorkProps) {
  const { t } = useTranslation('contest-jury');
  const [isLeaving, setLeaving] = useState(false);
  const editor = useTurnEditor({
    turn,
    round,
    onSaved: room.kept,
    onFailed: (failed) => void room.reread(failed),
  });
  const isComparing = room.view === 'compare';

  function goOn() {
    onLook(WHOLE);
    room.goOn();
  }
  function finish() {
    const done = editor.finish();
    if (!done) return;
    room.foresee(turn.id, { state: 'DONE', points: done.points });
    goOn();
  }
  function later() {
    if (!editor.mayChange) return;
    editor.leaveForLater();
    room.foresee(turn.id, { state: 'LATER', points: null });
    goOn();
  }
  const leave = () => {
    if (editor.mayChange) setLeaving(true);
  };
  useImperativeHandle(ref, () => ({ editor, finish, later, leave }));

  return (
    <>
      <div className={styles.stage} data-pair={isComparing || undefined}>
        <WorkStage turn={turn} isInHand look={look} onLook={onLook} />
        {isComparing && room.partner && (
          <>
            <span className={styles.link} aria-hidden>
              <Link2 size={16} />
            </span>
            <WorkStage
              key={room.partner.id}
              turn={room.partner}
              isInHand={false}
              look={look}
              onLook={onLook}
            />
          </>
        )}
      </div>
      <ScorePanel
        round={round}
        marks={editor.marks}
        active={editor.active}
        comment={editor.comment}
        isOpen={editor.mayChange}
        status={editor.state === 'idle' ? '' : t(`room.save.${editor.state}`)}
        onMark={editor.mark}
        onActive={editor.setActive}
        onComment={editor.setComment}
        onCommentLeft={editor.keepComment}
        onFinish={finish}
        onLater={later}
        onLeave={leave}
      />
      {isLeaving && (
        <LeaveDialog
          number={turn.number}
          onClose={() => setLeaving(false)}
          onSend={(way, reason) => {
            editor.leave(way, reason);
            room.foresee(turn.id, { state: way === 'recuse' ? 'RECUSED' : 'ABSTAINED', points: null });
            setLeaving(false);
            goOn();
          }}
        />
      )}
    </>
  );
}
