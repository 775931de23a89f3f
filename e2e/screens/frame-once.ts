import type { Page } from '@playwright/test';

/** Marks what axe has already examined: unchanged parts of the frame, and copies of a repeated element. */
export const AS_BEFORE = 'data-as-before';

/** The examined kinds of elements of the frame, for each look of a page. */
const lookedAt = new WeakMap<Page, Map<string, Set<string>>>();

/**
 * Marks what axe need not examine again. A part of the frame is examined again only when it has a new kind of element
 * in this language, theme and width. Of siblings with the same structure, classes, roles,
 * styles and states the first two are examined: the other rows of a table can have no other fault.
 * The returned function records the frame as examined.
 */
export async function markSeen(page: Page): Promise<() => void> {
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

/** Runs in the page. The frame is everything beside the page area. */
function mark({ known, mark }: { readonly known: readonly string[]; readonly mark: string }): string[] {
  const main = document.querySelector('main');
  const column = main?.parentElement;
  const parts = [...(column?.children ?? []), ...(column?.parentElement?.children ?? [])].filter(
    (part) => !part.contains(main),
  );
  // Values that determine role and appearance of an element; of its text only whether it has any.
  const says = ['class', 'role', 'style', 'tabindex', 'lang', 'disabled', 'hidden', 'inert'];
  const kindOf = (element: Element) => {
    const states = element.getAttributeNames().map((name) => {
      const isSaid =
        says.includes(name) ||
        /^aria-(?!label|describedby|controls|activedescendant)/.test(name) ||
        (/^data-/.test(name) && !/\d/.test(element.getAttribute(name) ?? ''));
      return isSaid
        ? `${name}=${element.getAttribute(name)}`
        : `${name}${element.getAttribute(name) ? '' : '='}`;
    });
    return `${element.tagName} ${states.join(' ')} ${element.textContent.trim() === '' ? '' : 'words'}`;
  };
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  const structureOf = (element: Element): string =>
    `${kindOf(element)}(${[...element.children].map(structureOf).join()})`;
  const markRepeated = (parent: Element): void => {
    const counts = new Map<string, number>();
    for (const child of parent.children) {
      const structure = parent.childElementCount > 2 ? structureOf(child) : '';
      const count = (counts.get(structure) ?? 0) + 1;
      counts.set(structure, count);
      if (structure !== '' && count > 2) child.setAttribute(mark, '');
      else markRepeated(child);
    }
  };
  markRepeated(document.body);
  const seen = new Set(known);
  return parts.flatMap((part) => {
    const kinds = [part, ...part.querySelectorAll('*')].map(kindOf);
    if (kinds.every((kind) => seen.has(kind))) part.setAttribute(mark, '');
    return kinds;
  });
}
