import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { element, freshId } from '../element.ts';
import { formField } from '../form-field.ts';
import { Refusal } from '../refusal.ts';
import { categoryWords, sizeInWords } from './category-words.ts';
import type { DraftContext, Step } from './draft-context.ts';
import { stay } from './fields.ts';
import { fileRow, type ShownFile } from './file-row.ts';
import { tusUpload } from './tus-upload.ts';

/** The category and the files: they are sent while the author goes on writing. */
export function filesStep(context: DraftContext): Step {
  const { say, contest, draft, language, saver, calls, token } = context;
  const category = formField({
    label: say('category'),
    kind: 'choice',
    choices: [
      ['', say('categoryNone')],
      ...contest.categories.map((one) => [one, CATEGORY_TEXTS[one][language]] as const),
    ],
    value: draft.work.category ?? '',
  });
  const chosen = () => (category.input.value || null) as ContestCategory | null;
  const hint = element('p', { class: 'hint' });
  const list = element('ul', {});
  const picker = pickerOf(context);
  let shown: ShownFile[] = [];

  const draw = () => list.replaceChildren(...shown.map(({ root }) => root));
  const move = (one: ShownFile, by: number) => {
    const [from, to] = [shown.indexOf(one), shown.indexOf(one) + by];
    if (to < 0 || to >= shown.length) return;
    shown = shown.toSpliced(from, 1).toSpliced(to, 0, one);
    draw();
    saver().soon();
  };
  const remove = async (one: ShownFile) => {
    one.stop();
    if (one.id !== undefined) {
      await saver().now();
      const state = await calls('removeFile', { token, draftId: draft.id, fileId: one.id });
      const fresh = state.drafts.find(({ id }) => id === draft.id);
      if (fresh !== undefined) saver().isNow(fresh.version);
    }
    shown = shown.filter((other) => other !== one);
    draw();
    picker.input.focus();
  };
  const show = (file: Parameters<typeof fileRow>[1]) => {
    const row: ShownFile = fileRow(context, file, {
      onMove: (by) => move(row, by),
      onRemove: () => remove(row),
    });
    shown.push(row);
    draw();
    return row;
  };
  const send = async (file: File) => {
    const row = show({
      name: file.name,
      facts: sizeInWords(file.size),
      caption: '',
      small: '',
      id: undefined,
    });
    try {
      const id = await tusUpload(context, { draftId: draft.id, file, ...row });
      if (shown.some((other) => other !== row && other.id === id)) {
        shown = shown.filter((other) => other !== row);
        draw();
      } else row.isSent(id);
      saver().soon();
    } catch (failure) {
      row.isRefused(failure instanceof Refusal ? failure.message : say('offline'));
    }
  };
  picker.input.addEventListener('change', () => {
    for (const file of picker.input.files ?? []) void send(file);
    picker.input.value = '';
  });
  const explain = () => {
    hint.textContent = categoryWords(context, chosen());
  };
  explain();
  for (const { id, fileName, bytes, caption, small } of draft.files)
    show({ id, name: fileName, facts: `${sizeInWords(bytes)} · ${say('fileSent')}`, caption, small });
  return {
    root: element(
      'form',
      { 'aria-label': say('stepFiles'), novalidate: true, onchange: explain, onsubmit: stay },
      category.root,
      hint,
      ...picker.content,
      list,
    ),
    read: (written) => ({
      ...written,
      work: { ...written.work, category: chosen() },
      files: shown.flatMap(({ id, caption }) => (id === undefined ? [] : [{ id, caption: caption() }])),
    }),
  };
}

/** The browser's own words beside the button are in the browser's language. */
function pickerOf({ say }: DraftContext) {
  const id = freshId();
  const input = element('input', {
    id,
    type: 'file',
    multiple: true,
    accept: 'image/*,video/*',
    class: 'picker',
    'aria-describedby': `${id}-hint`,
  });
  const label = element('label', { for: id, class: 'press' }, say('addFiles'));
  return {
    input,
    content: [input, label, element('p', { id: `${id}-hint`, class: 'hint' }, say('filesHint'))],
  };
}
