import type { ReportReason } from '@toasoan/contract/features/comments/comment-states.ts';
import { REPORT_REASON_TEXTS } from '@toasoan/contract/features/comments/comment-texts.ts';
import { element, freshId } from './element.ts';
import { formField } from './form-field.ts';
import { sendingForm } from './sending-form.ts';
import type { WidgetContext } from './widget-context.ts';

/** Written out: the table of schemas that has them too would make the script three times as long. */
const REASONS = [
  'INSULT',
  'ILLEGAL',
  'FALSE_FACT',
  'PRIVACY',
  'ADVERT',
  'OTHER',
] as const satisfies readonly ReportReason[];

interface ReportForm {
  readonly comment: { readonly id: string; readonly authorName: string };
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

export function reportForm(
  context: WidgetContext,
  { comment, onSent, onCancel }: ReportForm,
): HTMLFormElement {
  const { say, calls, language } = context;
  const group = freshId();
  let reason: ReportReason = REASONS[0];
  const choices = REASONS.map((choice, index) =>
    element(
      'label',
      { class: 'choice' },
      element('input', {
        type: 'radio',
        name: group,
        checked: index === 0,
        onchange: () => {
          reason = choice;
        },
      }),
      REPORT_REASON_TEXTS[choice][language],
    ),
  );
  const text = formField({ label: say('reportText'), kind: 'text', max: 500 });
  return sendingForm({
    context,
    label: say('reportOf', { name: comment.authorName }),
    fields: { text },
    content: [element('fieldset', {}, element('legend', {}, say('reportWhy')), ...choices), text.root],
    send: say('sendReport'),
    onCancel,
    call: (guard) =>
      calls.report(comment.id, {
        ...guard,
        reason,
        ...(text.input.value !== '' && { text: text.input.value }),
      }),
    onSent,
  });
}
