import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { type CommentDecision, canMove } from '@toasoan/contract/features/comments/comment-states.ts';
import { QUEUE_KEYS, type QueueCommand } from './queue-keys.ts';
import type { Act } from './step-rules.ts';

/** What needs words, a choice or a sure answer first. */
export type Asking = 'reject' | 'edit' | 'reply' | 'ban' | 'correction' | 'authority' | 'note' | 'remove';

type CommandName = Exclude<QueueCommand, 'undo' | 'open'> | 'pick' | 'authority' | 'note' | 'remove';

/** Something that can be done to a comment as it is now. */
export interface RowCommand {
  readonly name: CommandName;
  /** Key of its text. */
  readonly label: string;
  readonly key?: string | undefined;
  /** Stands as a button; the others are in the menu. */
  readonly isButton: boolean;
  readonly act?: Act;
  readonly ask?: Asking;
  /** Key of the text that says why not. */
  readonly stopped?: string | undefined;
}

const DECISIONS: readonly (readonly [CommentDecision, QueueCommand])[] = [
  ['approve', 'approve'],
  ['keep', 'approve'],
  ['unhide', 'approve'],
  ['reject', 'reject'],
  ['hide', 'hide'],
  ['spam', 'spam'],
  ['reconsider', 'reconsider'],
];

/** Everything this person may do with a comment, the most usual first. */
export function commandsOf(row: CommentRow, permissions: readonly string[]): readonly RowCommand[] {
  if (row.state === 'DELETED' || !permissions.includes('comment.moderate')) return [];
  return [
    ...DECISIONS.filter(([action]) => canMove(row, action)).map(decision),
    ...wordCommands(row),
    ...publicCommands(row),
    ...furtherCommands(row),
    ...(permissions.includes('comment.delete') ? [ask('remove', false)] : []),
  ];
}

function decision([action, name]: readonly [CommentDecision, QueueCommand]): RowCommand {
  const asksReason = action === 'reject';
  return {
    name: name as CommandName,
    label: action,
    key: QUEUE_KEYS[name],
    isButton: true,
    ...(asksReason ? { ask: 'reject' as const } : { act: { act: 'decide' as const, action } }),
  };
}

function ask(name: Asking, isButton: boolean, stopped?: string): RowCommand {
  const key = name in QUEUE_KEYS ? QUEUE_KEYS[name as QueueCommand] : undefined;
  return { name: name as CommandName, label: name, key, isButton, ask: name, stopped };
}

function wordCommands({ state }: CommentRow): readonly RowCommand[] {
  // One that waits is approved with its answer.
  const stopped = state === 'PENDING' || state === 'APPROVED' ? undefined : 'stopped.notPublic';
  return [ask('edit', true), ask('reply', stopped === undefined, stopped)];
}

function publicCommands({ state, isPinned, isPick }: CommentRow): readonly RowCommand[] {
  const stopped = state === 'APPROVED' ? undefined : 'stopped.notPublic';
  return [
    {
      name: 'pin',
      label: isPinned ? 'unpin' : 'pin',
      key: QUEUE_KEYS.pin,
      isButton: false,
      act: { act: 'pin', isOn: !isPinned },
      stopped,
    },
    {
      name: 'pick',
      label: isPick ? 'unpick' : 'pick',
      isButton: false,
      act: { act: 'pick', isOn: !isPick },
      stopped,
    },
  ];
}

function furtherCommands({ targetType, correction }: CommentRow): readonly RowCommand[] {
  const stopped = correction === 'OPEN' ? 'stopped.correctionOpen' : undefined;
  return [
    ...(targetType === 'POST' ? [ask('correction', false, stopped)] : []),
    ask('authority', false),
    ask('note', false),
    ask('ban', false),
  ];
}
