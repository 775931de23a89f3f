import type { JuryRound, JuryTurn, StripTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import { WHOLE } from '@toasoan/contract/features/contest-jury/room/look.ts';
import { actOnKey } from '@toasoan/contract/features/contest-jury/room/room-keys.ts';
import { nextWaiting, partnerFor } from '@toasoan/contract/features/contest-jury/room/turn-order.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { element } from '../../element.ts';
import type { Seated } from '../jury-context.ts';
import { filmStrip } from './film-strip.ts';
import { askLeave, showKeys, withLetters } from './room-dialogs.ts';
import { type RoomView, roomHead } from './room-head.ts';
import { TurnReader } from './turn-reader.ts';
import { type WorkInHand, workInHand } from './work-in-hand.ts';
import { workStage } from './work-stage.ts';
import { SharedLook } from './zoom-picture.ts';

interface RoomOptions {
  readonly round: JuryRound;
  readonly category: ContestCategory;
  readonly turns: readonly StripTurn[];
  readonly onClose: () => void;
}

/** Works one after another over the whole window, dark in both themes, so that nothing colours what is judged. */
export function openRoom(seated: Seated, { round, category, turns: given, onClose }: RoomOptions): void {
  const { say } = seated;
  const turns = [...given];
  const look = new SharedLook();
  let currentId = (nextWaiting(turns, undefined) ?? turns[0])?.id;
  let partner: string | undefined;
  let view: RoomView = 'one';
  let inHand: WorkInHand | undefined;
  /** Only the newest drawing is shown: works arrive in any order. */
  let drawing = 0;

  const middle = element('div', { class: 'middle', tabindex: -1 });
  /** About a work that is no longer in hand. */
  const notice = element('p', { class: 'notice', role: 'alert' });
  const dialog = element('dialog', { class: 'room', 'aria-label': say('room') });
  const close = () => dialog.close();
  const over = (words: string) => {
    close();
    seated.onOver(words);
  };
  const reader = new TurnReader(seated, over);
  const head = roomHead(seated, {
    ...{ round, category, onClose: close, onKeys: () => showKeys(seated, dialog) },
    onView: (wanted) => showAs(wanted),
  });
  const strip = filmStrip(seated, turns, (id) => choose(id));

  const change = (id: string, facts: Partial<StripTurn>) => {
    const at = turns.findIndex((turn) => turn.id === id);
    const before = turns[at];
    if (before === undefined) return;
    const after = { ...before, ...facts };
    turns[at] = after;
    strip.update(after);
    head.update(turns, view);
  };
  const partnerId = () => {
    if (view !== 'compare') return undefined;
    return partner !== undefined && partner !== currentId ? partner : partnerFor(turns, currentId);
  };
  const draw = async () => {
    drawing += 1;
    const mine = drawing;
    look.reset();
    strip.spread(view === 'grid');
    strip.mark(currentId, partnerId());
    head.update(turns, view);
    dialog.dataset.view = view;
    if (view === 'grid') return middle.replaceChildren();
    if (currentId === undefined)
      return middle.replaceChildren(element('p', { class: 'empty' }, say('empty')));
    const beside = partnerId();
    const [turn, other] = await Promise.all([
      reader.read(currentId),
      beside === undefined ? undefined : reader.read(beside),
    ]);
    if (mine !== drawing) return;
    if (typeof turn === 'string') return middle.replaceChildren(retry(turn));
    show(turn, typeof other === 'string' ? undefined : other);
    reader.foresee(nextWaiting(turns, currentId)?.id);
  };
  const show = (turn: JuryTurn, other: JuryTurn | undefined) => {
    const focused = activeIn(dialog);
    const hadFocus = focused === null || middle.contains(focused);
    inHand = workInHand(
      seated,
      { turn, round, look },
      { goOn, leave, foresee: change, onSaved: reader.keep, onFailed },
    );
    const stage = element('div', { class: 'stage' }, inHand.stage);
    if (other !== undefined) stage.append(workStage(seated, other, { isInHand: false, look }));
    stage.dataset.pair = String(other !== undefined);
    middle.replaceChildren(stage, inHand.panel);
    if (hadFocus) middle.focus();
  };
  const retry = (words: string) =>
    element(
      'div',
      { class: 'empty' },
      element('p', { role: 'alert' }, words),
      element('button', { class: 'main', onclick: () => void draw() }, say('retry')),
    );
  const onFailed = async (id: string, version: number, failure: unknown) => {
    const now = await reader.reread(id, failure);
    const words = reader.wordsOf(failure);
    if (now !== undefined) change(id, { state: now.state, points: now.points, version: now.version });
    if (id !== currentId) {
      const number = turns.find((turn) => turn.id === id)?.number ?? '';
      notice.textContent = `${number}: ${words}`;
      return;
    }
    // Without another version the marks in hand stay, for the next attempt.
    if (now !== undefined && now.version !== version) await draw();
    inHand?.say(words);
  };
  const goTo = (id: string | undefined) => {
    if (id === undefined) return;
    inHand?.editor.keepComment();
    currentId = id;
    void draw();
  };
  const goOn = () => goTo(nextWaiting(turns, currentId)?.id ?? currentId);
  const choose = (id: string) => {
    notice.textContent = '';
    if (view === 'compare' && id !== currentId) {
      partner = id;
      void draw();
      return;
    }
    if (view === 'grid') view = 'one';
    goTo(id);
  };
  const move = (by: 1 | -1) => goTo(turns[turns.findIndex(({ id }) => id === currentId) + by]?.id);
  const showAs = (wanted: RoomView) => {
    inHand?.editor.keepComment();
    view = view === wanted ? 'one' : wanted;
    void draw();
  };
  const leave = (number: string, onSend: Parameters<typeof askLeave>[2]['onSend']) =>
    askLeave(seated, dialog, { number, onSend });

  dialog.addEventListener('keydown', (event) => {
    if (!isForRoom(event)) return;
    const work = view === 'grid' ? undefined : inHand;
    const acted = actOnKey(
      event.key,
      {
        press: (key) => work?.editor.press(key) ?? false,
        finish: () => work?.finish(),
        criterion: (by) => work?.editor.moveActive(by),
        move,
        later: () => work?.later(),
        leave: () => work?.leave(),
        compare: () => showAs('compare'),
        grid: () => showAs('grid'),
        zoom: () => look.change(look.now.isZoomed ? WHOLE : { ...WHOLE, isZoomed: true }),
        help: () => showKeys(seated, dialog),
      },
      withLetters(),
    );
    if (acted) event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    inHand?.editor.keepComment();
    dialog.remove();
    onClose();
  });
  dialog.append(head.root, middle, notice, strip.root);
  seated.host.shadowRoot?.append(dialog);
  dialog.showModal();
  middle.focus();
  void draw();
}

function activeIn(dialog: HTMLElement): Element | null {
  const root = dialog.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : null;
}

/** Keys of what is typed into are not the room's, nor is Enter on the buttons that say what they do. */
function isForRoom(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (!(target instanceof Element) || target.matches('input, textarea, select')) return false;
  if (event.key === 'Enter') return target.closest('[data-own-enter], video, .strip') === null;
  return !(target instanceof HTMLVideoElement && event.key.startsWith('Arrow'));
}
