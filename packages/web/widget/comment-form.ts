import type { DataOf } from '@toasoan/contract/core/endpoint.ts';
import type { readerCommentEndpoints } from '@toasoan/contract/features/comments/readers/reader-comment-endpoints.ts';
import { element } from './element.ts';
import { formField } from './form-field.ts';
import { keyOfContent } from './key-of-content.ts';
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
    label: say(needsEmail ? 'email' : 'emailOptional'),
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
  const keyOf = keyOfContent();
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
      return await calls.send({ ...body, ...guard }, keyOf(body));
    },
    onSent: (sent) => {
      keyOf.forget();
      content.input.value = '';
      onSent(sent);
    },
  });
}
