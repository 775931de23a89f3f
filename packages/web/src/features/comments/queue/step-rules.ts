import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import type { CommentCounts, CommentView } from '@toasoan/contract/features/comments/comment-list.ts';
import {
  COMMENT_MOVES,
  type CommentDecision,
  type RejectCode,
} from '@toasoan/contract/features/comments/comment-states.ts';
import type { HeldRule } from '@toasoan/contract/features/comments/rules/finding.ts';

/** Everything a person does to one comment. */
export type Act =
  | {
      readonly act: 'decide';
      readonly action: CommentDecision;
      readonly code?: RejectCode;
      readonly text?: string;
    }
  | { readonly act: 'edit'; readonly content?: string; readonly note?: string; readonly approve: boolean }
  | { readonly act: 'reply'; readonly text: string; readonly orgName: string }
  | { readonly act: 'pin' | 'pick'; readonly isOn: boolean }
  | { readonly act: 'remove'; readonly reason: string }
  | { readonly act: 'correction'; readonly text: string }
  | {
      readonly act: 'authorityRequest';
      readonly orderRef: string;
      readonly issuer: string;
      readonly text: string;
    };

/** The row as the server will store it, as far as the list shows it. */
export function predicted(row: CommentRow, act: Act): CommentRow {
  if (act.act === 'pin') return { ...row, isPinned: act.isOn };
  if (act.act === 'pick') return { ...row, isPick: act.isOn };
  if (act.act !== 'decide') return row;
  const isRejection = act.action === 'reject';
  return {
    ...row,
    state: COMMENT_MOVES[act.action].to,
    reportCount: 0,
    slaDue: null,
    slaKind: null,
    rejectCode: isRejection ? (act.code ?? null) : null,
    rejectText: isRejection ? (act.text ?? '') : '',
  };
}

/** Whether a tab still shows a comment after that. */
export function staysIn(view: CommentView, act: Act, { state }: CommentRow): boolean {
  if (act.act === 'remove') return false;
  if (view === 'all') return true;
  if (view === 'reported') return act.act !== 'decide';
  return tabOf(state) === view || (view === 'held' && state === 'PENDING');
}

/** Whether a tab shows a comment as it is now. */
export function isShownIn(view: CommentView, row: CommentRow): boolean {
  return tabsOf(row).includes(view);
}

function tabOf(state: CommentRow['state']): CommentView | undefined {
  if (state === 'PENDING') return 'waiting';
  if (state === 'APPROVED') return 'approved';
  if (state === 'SPAM') return 'spam';
  return state === 'DELETED' ? undefined : 'rejected';
}

/** The tabs that count a comment. */
function tabsOf({ state, findings, reportCount, slaDue }: CommentRow): readonly CommentView[] {
  const tab = tabOf(state);
  if (tab === undefined) return [];
  return [
    'all',
    tab,
    ...(state === 'PENDING' && findings.length > 0 ? (['held'] as const) : []),
    ...(reportCount > 0 || slaDue !== null ? (['reported'] as const) : []),
  ];
}

/** The counts once a row has become another one; undefined: it is gone. */
export function countsAfter(
  counts: CommentCounts,
  from: CommentRow,
  to: CommentRow | undefined,
): CommentCounts {
  const next = { ...counts };
  for (const view of tabsOf(from)) next[view] = Math.max(0, next[view] - 1);
  for (const view of to ? tabsOf(to) : []) next[view] += 1;
  return next;
}

const REASON_OF_RULE: Readonly<Partial<Record<HeldRule, RejectCode>>> = {
  BANNED_WORD: 'INSULT',
  SUSPECT_WORD: 'INSULT',
  LINK: 'ADVERT',
  PHONE: 'PRIVACY',
  FLOOD: 'DUPLICATE',
  REPEATED: 'DUPLICATE',
  NO_DIACRITICS: 'NO_ACCENT',
};
/** What speaks loudest comes first. */
const BY_WEIGHT: readonly HeldRule[] = [
  'REPEATED',
  'LINK',
  'PHONE',
  'BANNED_WORD',
  'SUSPECT_WORD',
  'FLOOD',
  'NO_DIACRITICS',
];

/** The reason that the findings speak for. */
export function suggestedReason({ findings }: Pick<CommentRow, 'findings'>): RejectCode | undefined {
  const rule = BY_WEIGHT.find((one) => findings.some((finding) => finding.rule === one));
  return rule && REASON_OF_RULE[rule];
}
