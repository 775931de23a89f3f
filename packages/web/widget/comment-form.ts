import type { DataOf } from '@toasoan/contract/core/endpoint.ts';
import type { readerCommentEndpoints } from '@toasoan/contract/features/comments/readers/reader-comment-endpoints.ts';
import { element } from './element.ts';
import { formField } from './form-field.ts';
import { sendingForm } from './sending-form.ts';
import type { WidgetContext } from './widget-context.ts';

type Sent = DataOf<typeof readerCommentEndpoints.send>;

interface CommentForm {
  readonly needsEmail: boolean;
  readonly parent?: { readonly id: string; readonly authorName: string };
  readonly onSent: (sent: Sent) => void;
  readonly onCancel?: () => void;
}

/** The form of a comment or, under one, of a reply. */
export function commentForm(
  context: WidgetContext,
  { needsEmail, parent, onSent, onCancel }: CommentForm,
): HTMLFormElement {
  const { say, sender, calls, language } = context;
  const authorName = formField({
    label: say('name'),
    required: true,
    min: 2,
    max: 60,
    autocomplete: 'nickname',
    value: sender.name,
  });
  const email = formField({
    label: say('email'),
    hint: say(needsEmail ? 'emailNeeded' : 'emailHint'),
    kind: 'email',
    required: needsEmail,
    max: 254,
    autocomplete: 'email',
    value: sender.email,
  });
  const content = formField({
    label: say('text'),
    hint: say('textHint'),
    kind: 'text',
    required: true,
    min: 2,
    max: 2000,
  });
  let key: { readonly of: string; readonly value: string } | undefined;
  return sendingForm<Sent>({
    context,
    label: parent === undefined ? say('send') : say('replyTo', { name: parent.authorName }),
    fields: { authorName, email, content },
    content: [content.root, element('div', { class: 'pair' }, authorName.root, email.root)],
    send: say(parent === undefined ? 'send' : 'sendReply'),
    hasCaptcha: true,
    ...(onCancel && { onCancel }),
    call: async (guard) => {
      sender.name = authorName.input.value;
      sender.email = email.input.value;
      const body = {
        authorName: sender.name,
        ...(sender.email !== '' && { email: sender.email }),
        content: content.input.value,
        ...(parent !== undefined && { parentId: parent.id }),
        lang: language,
      };
      // The same text tried again is the same comment.
      const of = JSON.stringify(body);
      key = key?.of === of ? key : { of, value: randomKey() };
      return await calls.send({ ...body, ...guard }, key.value);
    },
    onSent: (sent) => {
      key = undefined;
      content.input.value = '';
      onSent(sent);
    },
  });
}

/** `crypto.randomUUID` is missing on plain http, this is not. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
