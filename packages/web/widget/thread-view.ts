import type { DataOf } from '@toasoan/contract/core/endpoint.ts';
import type {
  ShownComment,
  ShownThread,
} from '@toasoan/contract/features/comments/readers/reader-comment.ts';
import type { readerCommentEndpoints } from '@toasoan/contract/features/comments/readers/reader-comment-endpoints.ts';
import type { CommentSort } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { commentForm } from './comment-form.ts';
import { type CommentView, commentView, type ThreadRules } from './comment-view.ts';
import { element, freshId } from './element.ts';
import { Refusal } from './refusal.ts';
import type { WidgetContext } from './widget-context.ts';

type Thread = DataOf<typeof readerCommentEndpoints.thread>;
type MakeContext = (announce: WidgetContext['announce']) => WidgetContext;

const SORTS: readonly CommentSort[] = ['NEWEST', 'OLDEST', 'LIKED'];

/** The whole thread of one post or event. */
export function threadView(contextWith: MakeContext): HTMLElement {
  const said = element('p', { class: 'said', role: 'status' });
  const context = contextWith((text) => {
    said.textContent = text;
  });
  const { say, calls, base } = context;
  const title = freshId();
  const count = element('h2', { id: title }, say('title'));
  const list = element('ul');
  const foot = element('div', { class: 'more' });
  const top = element('div');
  /** Undefined until the reader chooses: then the project's own. */
  let sort: CommentSort | undefined;
  /** Grows with each choice of an order: a late answer of an earlier one is dropped. */
  let turn = 0;

  const fail = (failure: unknown, again: () => void) => {
    const message = failure instanceof Refusal ? failure.message : String(failure);
    foot.replaceChildren(
      element('p', { class: 'error', role: 'alert' }, message),
      element('button', { type: 'button', onclick: again }, say('retry')),
    );
  };

  const load = async (page: number) => {
    const mine = turn;
    if (page === 1) foot.replaceChildren(element('p', { class: 'hint' }, say('loading')));
    try {
      const answer = await calls.thread(sort, page);
      if (mine === turn) show(answer, page);
    } catch (failure) {
      if (mine === turn) fail(failure, () => void load(page));
    }
  };

  const show = (answer: Thread, page: number) => {
    if (page === 1) {
      list.replaceChildren();
      chooser.selectedIndex = SORTS.indexOf(answer.sort);
      count.textContent = `${say('title')} (${answer.total})`;
      showForm(answer);
    }
    const before = list.children.length;
    for (const item of answer.items) list.append(branchOf(context, item, answer));
    foot.replaceChildren(
      ...(answer.hasMore
        ? [element('button', { type: 'button', onclick: () => void load(page + 1) }, say('more'))]
        : list.children.length === 0
          ? [element('p', { class: 'hint' }, say(answer.isOpen ? 'empty' : 'closed'))]
          : []),
    );
    if (page > 1) list.children[before]?.querySelector<HTMLElement>('article')?.focus();
  };

  let hasForm = false;
  const showForm = ({ isOpen, needsEmail }: Thread) => {
    if (hasForm) return;
    hasForm = true;
    if (!isOpen) {
      top.replaceChildren(element('p', { class: 'hint' }, say('closed')));
      return;
    }
    const onSent: Parameters<typeof commentForm>[1]['onSent'] = ({ outcome, comment }) => {
      context.announce(say(outcome));
      if (comment === null) return;
      foot.querySelector('.hint')?.remove();
      list.prepend(branchOf(context, { ...comment, replyCount: 0, replies: [] }, { isOpen, needsEmail }));
    };
    top.replaceChildren(commentForm(context, { needsEmail, onSent }));
  };

  const chooser = element(
    'select',
    {
      'aria-label': say('sort'),
      onchange: () => {
        sort = SORTS[chooser.selectedIndex];
        turn += 1;
        void load(1);
      },
    },
    ...SORTS.map((one) => element('option', {}, say(one))),
  );
  void load(1);
  return element(
    'section',
    { 'aria-labelledby': title },
    element('div', { class: 'head' }, count, chooser),
    top,
    list,
    foot,
    element(
      'p',
      { class: 'hint mine' },
      element('a', { href: `${base}/comments/erase`, target: '_blank', rel: 'noopener' }, say('eraseTitle')),
    ),
    said,
  );
}

/** A comment of the first level with its replies, and the way to those that did not come along. */
function branchOf(
  context: WidgetContext,
  thread: ShownThread,
  { isOpen, needsEmail }: Pick<Thread, 'isOpen' | 'needsEmail'>,
): HTMLElement {
  const { say, calls, announce } = context;
  const views = new Map<string, CommentView>();
  const rules: ThreadRules = {
    isOpen,
    needsEmail,
    onReply: (reply) => add(reply).root.querySelector('article')?.focus(),
  };
  const add = (comment: ShownComment): CommentView => {
    const known = views.get(comment.id);
    if (known !== undefined) return known;
    const view = commentView(context, comment, rules);
    views.set(comment.id, view);
    const parent = comment.parentId === null ? undefined : views.get(comment.parentId);
    (parent ?? root).replies.append(view.root);
    return view;
  };
  const root = commentView(context, thread, rules);
  views.set(thread.id, root);
  for (const reply of thread.replies) add(reply);
  if (thread.replies.length >= thread.replyCount) return root.root;
  let page = 1;
  const more = element(
    'button',
    {
      class: 'plain',
      type: 'button',
      onclick: async () => {
        try {
          page += 1;
          const { items, hasMore } = await calls.replies(thread.id, page);
          const [first] = items.map(add);
          first?.root.querySelector<HTMLElement>('article')?.focus();
          if (!hasMore) more.remove();
        } catch (failure) {
          page -= 1;
          announce(failure instanceof Refusal ? failure.message : String(failure));
        }
      },
    },
    say('moreReplies'),
  );
  root.root.append(more);
  return root.root;
}
