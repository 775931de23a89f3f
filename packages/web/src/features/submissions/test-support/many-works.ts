import type { SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import { page } from 'vitest/browser';
import { aWork } from './a-work.ts';
import { LIST } from './open-works.tsx';

const LIMIT = 100;

export const theWork = (index: number): SubmissionRow =>
  aWork({
    id: String(index + 1),
    number: `HV26-A-${String(index + 1).padStart(5, '0')}`,
    title: `Tác phẩm số ${index + 1}`,
  });

/** Answers any page of that many works; returns the numbers of the pages asked for. */
export function answerManyWorks(total: number): number[] {
  const plain = window.fetch;
  const asked: number[] = [];
  window.fetch = async (input, init) => {
    const url = new URL(String(input), window.location.origin);
    if (!url.pathname.endsWith(LIST)) return plain(input, init);
    const number = Number(url.searchParams.get('page') ?? 1);
    asked.push(number);
    const first = (number - 1) * LIMIT;
    const items = Array.from({ length: Math.min(LIMIT, total - first) }, (_, index) =>
      theWork(first + index),
    );
    return Response.json({ error: 0, data: { items, total, page: number, limit: LIMIT } });
  };
  return asked;
}

export function worksPanel(): HTMLElement {
  const panel = page.getByRole('grid').element().closest<HTMLElement>('[role="tabpanel"]');
  if (!panel) throw new Error('The works are in the panel of a tab.');
  return panel;
}
