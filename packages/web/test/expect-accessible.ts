import axe, { type ElementContext } from 'axe-core';
import { expect } from 'vitest';

/** Rules about whole pages; a test renders only a part of one. */
const OF_WHOLE_PAGES = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };

/** Expects no finding of axe, best practices included. */
export async function expectAccessible(place: ElementContext = document.body): Promise<void> {
  const { violations } = await axe.run(place, {
    rules: place === document.body ? OF_WHOLE_PAGES : {},
    resultTypes: ['violations'],
    // None of these rules reads style sheets; axe would fetch and parse them each time.
    preload: { assets: ['media'] },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
