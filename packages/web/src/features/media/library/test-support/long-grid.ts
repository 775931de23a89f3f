import { page } from 'vitest/browser';
import { aMediaRow } from './a-media.ts';
import { LIST } from './open-library.tsx';

/** Between two rows of the grid, in pixels. */
const GAP = 40;
const LIMIT = 100;

export const aFile = (index: number) => aMediaRow({ id: String(index + 1), title: `Ảnh số ${index + 1}` });

/** Answers any page of that many files; returns the numbers of the pages asked for. */
export function answerPages(total: number, facts: { readonly totalIsCapped?: boolean } = {}): number[] {
  const plain = window.fetch;
  const asked: number[] = [];
  window.fetch = async (input, init) => {
    const url = new URL(String(input), window.location.origin);
    if (!url.pathname.endsWith(LIST)) return plain(input, init);
    const number = Number(url.searchParams.get('page') ?? 1);
    asked.push(number);
    const items = Array.from({ length: LIMIT }, (_, index) => aFile((number - 1) * LIMIT + index));
    return Response.json({ error: 0, data: { items, total, ...facts, page: number, limit: LIMIT } });
  };
  return asked;
}

export function gridPanel(): HTMLElement {
  const panel = page.getByRole('grid').element().closest<HTMLElement>('[role="tabpanel"]');
  if (!panel) throw new Error('The library is in the panel of a tab.');
  return panel;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

export async function drawn(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** Scrolls by a screen; true when no row is drawn across its middle. */
export async function scrollOn(panel: HTMLElement): Promise<boolean> {
  panel.scrollTop += 800;
  await drawn();
  const { top, bottom } = panel.getBoundingClientRect();
  const line = (top + bottom) / 2;
  const rows = [...document.querySelectorAll('[role="row"]')].map((row) => row.getBoundingClientRect());
  return !rows.some((row) => row.top <= line && row.bottom >= line - GAP);
}
