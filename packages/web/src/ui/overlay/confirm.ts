import type { ReactNode } from 'react';

export interface ConfirmQuestion {
  /** Names the object: "Xóa thẻ “Hòa bình”?" */
  readonly title: string;
  /** Names the consequence. */
  readonly text?: ReactNode;
  /** A verb. */
  readonly action: string;
  readonly tone?: 'danger';
  /** The way out; "Hủy" without it. */
  readonly cancel?: string;
}

export interface AskedQuestion extends ConfirmQuestion {
  readonly answer: (yes: boolean) => void;
}

let asked: readonly AskedQuestion[] = [];
const listeners = new Set<() => void>();

function change(next: readonly AskedQuestion[]): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Asks one question; true when the person chose the action. */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    const entry: AskedQuestion = {
      ...question,
      answer: (yes) => {
        change(asked.filter((other) => other !== entry));
        resolve(yes);
      },
    };
    change([...asked, entry]);
  });
}

export function watchQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentQuestion(): AskedQuestion | undefined {
  return asked[0];
}
