import type { Questions } from '@toasoan/contract/features/posts/post-parts.ts';
import { randomId } from '#web/core/random-id.ts';
import type { PostSession } from '../post-article.ts';

export type Guest = Questions['guests'][number];
export type Question = Questions['items'][number];

const NOTHING: Questions = { guests: [], items: [] };

interface QuestionChanges {
  readonly addGuest: () => void;
  readonly changeGuest: (id: string, change: Partial<Guest>) => void;
  /** Questions assigned to a removed guest wait for another one. */
  readonly removeGuest: (id: string) => void;
  readonly addQuestion: () => Question;
  readonly changeQuestion: (id: string, change: Partial<Question>) => void;
  readonly removeQuestion: (id: string) => void;
}

/** Changes of a Q&A, always applied to the current form values. */
export function questionChanges({ form }: PostSession): QuestionChanges {
  function put(change: (part: Questions) => Partial<Questions>): void {
    const part = form.get().values.questions ?? NOTHING;
    form.set('questions', { ...part, ...change(part) });
  }
  return {
    addGuest: () => put(({ guests }) => ({ guests: [...guests, { id: randomId(), name: '', title: '' }] })),
    changeGuest: (id, change) =>
      put(({ guests }) => ({
        guests: guests.map((guest) => (guest.id === id ? { ...guest, ...change } : guest)),
      })),
    removeGuest: (id) =>
      put(({ guests, items }) => ({
        guests: guests.filter((guest) => guest.id !== id),
        items: items.map((item) => (item.guestId === id ? { ...item, guestId: '' } : item)),
      })),
    addQuestion() {
      const question: Question = {
        id: randomId(),
        asker: '',
        question: '',
        answer: '',
        guestId: '',
        state: 'WAITING',
      };
      put(({ items }) => ({ items: [question, ...items] }));
      return question;
    },
    changeQuestion: (id, change) =>
      put(({ items }) => ({
        items: items.map((item) => (item.id === id ? { ...item, ...change } : item)),
      })),
    removeQuestion: (id) => put(({ items }) => ({ items: items.filter((item) => item.id !== id) })),
  };
}
