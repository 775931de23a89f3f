import axe, { type ElementContext } from 'axe-core';
import { expect } from 'vitest';

/** Rules of whole pages: what a test puts into the body is a part of one. */
const OF_WHOLE_PAGES = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };

/** What stands there can be read and used by everybody, as far as axe sees it, good habits included. */
export async function expectAccessible(place: ElementContext = document.body): Promise<void> {
  const { violations } = await axe.run(place, {
    rules: place === document.body ? OF_WHOLE_PAGES : {},
    resultTypes: ['violations'],
    // No rule that is asked reads style sheets, which would be fetched and parsed each time.
    preload: { assets: ['media'] },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
