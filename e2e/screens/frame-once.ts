import type { Page } from '@playwright/test';

/** On those parts of the frame that look as they did. */
export const AS_BEFORE = 'data-as-before';

/** Kinds of elements of the frame that were looked at, for each look of a page. */
const lookedAt = new WeakMap<Page, Map<string, Set<string>>>();

/**
 * The frame is the same around every page: a part of it is looked at again only where it has an element of a kind it
 * did not have before in this language, theme and width. Gives what to call once the frame was looked at.
 */
export async function markFrame(page: Page): Promise<() => void> {
  const look = await page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    return `${lang} ${dataset.theme} ${window.innerWidth}`;
  });
  const looks = lookedAt.get(page) ?? new Map<string, Set<string>>();
  lookedAt.set(page, looks);
  const known = looks.get(look) ?? new Set();
  looks.set(look, known);
  const kinds = await page.evaluate(mark, { known: [...known], mark: AS_BEFORE });
  return () => {
    for (const kind of kinds) known.add(kind);
  };
}

/** In the page itself: all that stands beside the page area. */
function mark({ known, mark }: { readonly known: readonly string[]; readonly mark: string }): string[] {
  const main = document.querySelector('main');
  const column = main?.parentElement;
  const parts = [...(column?.children ?? []), ...(column?.parentElement?.children ?? [])].filter(
    (part) => !part.contains(main),
  );
  // Values that say what something is or how it stands; of words only whether there are any.
  const says = ['class', 'role', 'style', 'tabindex', 'lang', 'disabled', 'hidden', 'inert'];
  const kindOf = (element: Element) => {
    const stands = element.getAttributeNames().map((name) => {
      const isSaid =
        says.includes(name) || /^aria-(?!label|describedby|controls|activedescendant)/.test(name);
      return isSaid
        ? `${name}=${element.getAttribute(name)}`
        : `${name}${element.getAttribute(name) ? '' : '='}`;
    });
    return `${element.tagName} ${stands.join(' ')} ${element.textContent.trim() === '' ? '' : 'words'}`;
  };
  const seen = new Set(known);
  return parts.flatMap((part) => {
    const kinds = [part, ...part.querySelectorAll('*')].map(kindOf);
    part.toggleAttribute(
      mark,
      kinds.every((kind) => seen.has(kind)),
    );
    return kinds;
  });
}
