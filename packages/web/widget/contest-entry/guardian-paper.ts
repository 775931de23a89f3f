import type { GuardianPaperType } from '@toasoan/contract/features/contest-entries/entry-limits.ts';
import { element, freshId } from '../element.ts';
import { Refusal } from '../refusal.ts';
import { sizeInWords } from './category-words.ts';
import type { DraftContext } from './draft-context.ts';
import { tusUpload } from './tus-upload.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const TYPES: readonly GuardianPaperType[] = ['image/jpeg', 'image/png', 'application/pdf'];

/** Where the photo or scan of what the guardian signed is chosen and sent; a new one takes the place of the last. */
export function guardianPaper(context: DraftContext): HTMLElement {
  const { say, draft } = context;
  const id = freshId();
  const input = element('input', {
    id,
    type: 'file',
    accept: TYPES.join(','),
    class: 'picker',
    'aria-describedby': `${id}-hint ${id}-state`,
  });
  const label = element('label', { for: id, class: 'press' });
  const state = element('p', { id: `${id}-state`, role: 'status' });
  const error = element('p', { class: 'error', role: 'alert' });
  const bar = element('progress', { max: 1, value: 0 });
  let stopped = new AbortController();
  let bytes = draft.guardianPaper?.bytes;
  const showState = () => {
    bar.hidden = true;
    label.textContent = say(bytes === undefined ? 'addPaper' : 'otherPaper');
    state.textContent = bytes === undefined ? '' : say('paperSent', { size: sizeInWords(bytes) });
  };
  const send = async (file: File) => {
    stopped.abort();
    const mine = new AbortController();
    stopped = mine;
    error.textContent = '';
    if (file.size > MOST_BYTES) {
      error.textContent = say('paperTooLarge', { size: sizeInWords(MOST_BYTES) });
      return;
    }
    state.textContent = say('uploading', { name: file.name });
    bar.hidden = false;
    try {
      await tusUpload(context, {
        ...{ draftId: draft.id, file, purpose: 'GUARDIAN', signal: mine.signal },
        onProgress: (share) => {
          bar.value = share;
        },
        onWaiting: (isWaiting) => {
          state.textContent = say(isWaiting ? 'waiting' : 'uploading', { name: file.name });
        },
      });
      bytes = file.size;
    } catch (failure) {
      if (mine.signal.aborted) return;
      error.textContent = failure instanceof Refusal ? failure.message : say('offline');
    }
    if (stopped === mine) showState();
  };
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file !== undefined) void send(file);
  });
  showState();
  const hint = element('p', { id: `${id}-hint`, class: 'hint' }, say('paperHint'));
  return element(
    'div',
    { class: 'field' },
    element('b', {}, say('paper')),
    hint,
    input,
    label,
    state,
    bar,
    error,
  );
}
