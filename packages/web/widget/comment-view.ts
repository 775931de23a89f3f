import type { ShownComment } from '@toasoan/contract/features/comments/readers/reader-comment.ts';
import { commentForm } from './comment-form.ts';
import { element } from './element.ts';
import { Refusal } from './refusal.ts';
import { reportForm } from './report-form.ts';
import type { WidgetContext } from './widget-context.ts';

/** Replies to a reply of the second level stand beside it. */
const DEEPEST = 2;

export interface CommentView {
  readonly root: HTMLLIElement;
  /** Where its replies stand. */
  readonly replies: HTMLUListElement;
}

export interface ThreadRules {
  readonly isOpen: boolean;
  readonly needsEmail: boolean;
  /** A reply that is shown at once. */
  readonly onReply: (reply: ShownComment) => void;
}

/** One comment with its actions; forms open under it and give the focus back. */
export function commentView(context: WidgetContext, comment: ShownComment, rules: ThreadRules): CommentView {
  const { say } = context;
  const replies = element('ul', { class: 'replies' });
  const root = element('li');
  if (comment.isGone) {
    root.append(element('div', { class: 'comment gone' }, say('gone')), replies);
    return { root, replies };
  }
  const article = element(
    'article',
    { class: 'comment', 'aria-label': comment.authorName, tabindex: -1 },
    headOf(context, comment),
    element('p', { class: 'text' }, comment.content),
    officialReplyOf(context, comment),
  );
  article.append(actionsOf(context, comment, rules, article));
  root.append(article, replies);
  return { root, replies };
}

function headOf({ say, language }: WidgetContext, comment: ShownComment): HTMLElement {
  return element(
    'div',
    { class: 'who' },
    element('b', {}, comment.authorName),
    timeOf(comment.createTime, language),
    ...(['isPinned', 'isEditorPick', 'isEdited'] as const).map(
      (flag) => comment[flag] && element('span', { class: 'badge' }, say(BADGES[flag])),
    ),
  );
}

const BADGES = { isPinned: 'pinned', isEditorPick: 'editorPick', isEdited: 'edited' } as const;

function officialReplyOf({ say, language }: WidgetContext, { officialReply }: ShownComment) {
  if (officialReply === null) return undefined;
  const { text, orgName, time } = officialReply;
  return element(
    'div',
    { class: 'official', role: 'group', 'aria-label': say('official') },
    element(
      'div',
      { class: 'who' },
      element('b', {}, say('official')),
      element('span', {}, orgName),
      timeOf(time, language),
    ),
    element('p', { class: 'text' }, text),
  );
}

function timeOf(instant: string, language: string): HTMLTimeElement {
  const shown = new Date(instant).toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Ho_Chi_Minh',
  });
  return element('time', { datetime: instant }, shown);
}

function actionsOf(
  context: WidgetContext,
  comment: ShownComment,
  { isOpen, needsEmail, onReply }: ThreadRules,
  article: HTMLElement,
): HTMLElement {
  const { say, announce } = context;
  const { authorName } = comment;
  const panel = opener(article);
  const reply = plainButton(say('reply'), say('replyTo', { name: authorName }), () =>
    panel(reply, (close) =>
      commentForm(context, {
        needsEmail,
        // A reply on the deepest level goes beside the one it answers.
        parent: { id: comment.depth < DEEPEST ? comment.id : (comment.parentId ?? comment.id), authorName },
        onCancel: close,
        onSent: ({ outcome, comment: shown }) => {
          close();
          announce(say(outcome));
          if (shown !== null) onReply(shown);
        },
      }),
    ),
  );
  const report = plainButton(say('report'), say('reportOf', { name: authorName }), () =>
    panel(report, (close) =>
      reportForm(context, {
        comment,
        onCancel: close,
        onSent: () => {
          close();
          announce(say('reported'));
        },
      }),
    ),
  );
  return element('div', { class: 'actions' }, likeButton(context, comment), isOpen && reply, report);
}

/** One form at a time under a comment; closing gives the focus back to the button that opened it. */
function opener(article: HTMLElement) {
  let open: { readonly form: HTMLFormElement; readonly button: HTMLElement } | undefined;
  const close = () => {
    if (open === undefined) return;
    const { form, button } = open;
    open = undefined;
    form.remove();
    button.setAttribute('aria-expanded', 'false');
    button.focus();
  };
  return (button: HTMLElement, make: (close: () => void) => HTMLFormElement) => {
    const wasIts = open?.button === button;
    close();
    if (wasIts) return;
    const form = make(close);
    open = { form, button };
    article.append(form);
    button.setAttribute('aria-expanded', 'true');
    form.querySelector<HTMLElement>('textarea, input')?.focus();
  };
}

function plainButton(text: string, name: string, onclick: () => void): HTMLButtonElement {
  return element(
    'button',
    { class: 'plain', type: 'button', 'aria-label': name, 'aria-expanded': 'false', onclick },
    text,
  );
}

function likeButton({ say, calls, announce }: WidgetContext, comment: ShownComment): HTMLButtonElement {
  let { likeCount } = comment;
  let liked = false;
  let isAsking = false;
  const button = element('button', { class: 'plain', type: 'button', onclick: () => void press() });
  const show = () => {
    button.textContent = likeCount > 0 ? `${say('like')} (${likeCount})` : say('like');
    button.setAttribute('aria-label', say('likeOf', { name: comment.authorName, count: likeCount }));
    button.setAttribute('aria-pressed', String(liked));
  };
  const press = async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      ({ liked, likeCount } = await calls.like(comment.id, !liked));
      show();
    } catch (failure) {
      announce(failure instanceof Refusal ? failure.message : String(failure));
    } finally {
      isAsking = false;
    }
  };
  show();
  return button;
}
