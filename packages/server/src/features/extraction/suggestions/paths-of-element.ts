/** A CSS selector and how stable it looks: a name of the site's own lasts longer than a place in a row. */
export interface CssPath {
  readonly expr: string;
  readonly stability: number;
}

/** Numbers and hashes in names change from page to page, or with the next build of the site. */
const UNSTABLE =
  /\d{3,}|(?:^|[-_])[a-z]*\d[a-z\d]{4,}$|__[\w-]*\d[\w-]*$|^(?:ng-|css-|sc-|jsx-|svelte-|_)|^\w{1,2}$/i;
/** Of layout, state and spacing. */
const GENERAL =
  /^(?:col|row|container|wrapper?|inner|clear(?:fix)?|active|show|first|last|left|right|center|[mp][tblrxy]?-|text-|d-|w-|h-|flex|grid|bg-|fs-|fw-|font-|is-|js-|float|mb\d|mt\d)/i;
const MAX_STEPS = 3;

/** Short selectors that find the element, made of what its site calls it. */
export function cssPathsOf(element: Element, wantsAll: boolean): CssPath[] {
  const own = stepsOf(element);
  const above = ancestorsOf(element)
    .flatMap((up) => stepsOf(up).slice(0, 1))
    .slice(0, MAX_STEPS);
  const paths = own.flatMap((step) => [
    step,
    ...above.map((up) => ({
      expr: `${up.expr} ${step.expr}`,
      stability: Math.min(up.stability, step.stability) + 2,
    })),
  ]);
  const tag = above.map((up) => ({ expr: `${up.expr} ${element.localName}`, stability: up.stability - 6 }));
  const found = [...paths, ...tag].filter(({ expr }) => isFound(element, expr, wantsAll));
  return found.length > 0
    ? found.sort((a, b) => b.stability - a.stability).slice(0, 5)
    : [{ expr: placeOf(element), stability: -20 }];
}

function isFound(element: Element, expr: string, wantsAll: boolean): boolean {
  try {
    const all = [...element.ownerDocument.querySelectorAll(expr)];
    return wantsAll ? all.includes(element) : all[0] === element;
  } catch {
    return false;
  }
}

function stepsOf(element: Element): CssPath[] {
  const prop = element.getAttribute('itemprop') ?? '';
  const id = element.getAttribute('id') ?? '';
  const words = (element.getAttribute('class') ?? '').split(/\s+/);
  const steps = [
    ...(/^[\w-]+$/.test(prop) ? [{ expr: `[itemprop="${prop}"]`, stability: 12 }] : []),
    ...(/^[A-Za-z][\w-]*$/.test(id) && !UNSTABLE.test(id) ? [{ expr: `#${id}`, stability: 10 }] : []),
    ...words.filter((word) => /^-?[A-Za-z_][\w-]*$/.test(word)).flatMap(stepOfClass),
    ...stepOfTag(element.localName),
  ];
  return steps.sort((a, b) => b.stability - a.stability);
}

/** Of a name with a hash behind it, as builds of sites make them, the part before the hash. */
function stepOfClass(word: string): CssPath[] {
  if (!UNSTABLE.test(word)) return [{ expr: `.${word}`, stability: GENERAL.test(word) ? -8 : 8 }];
  const stem = /^([A-Za-z]+_[A-Za-z]+__)/.exec(word)?.[1];
  return stem === undefined ? [] : [{ expr: `[class*="${stem}"]`, stability: 4 }];
}

function stepOfTag(name: string): CssPath[] {
  return /^(?:h[1-3]|article|main|time)$/.test(name)
    ? [{ expr: name, stability: name === 'h1' ? 6 : 0 }]
    : [];
}

function ancestorsOf(element: Element): Element[] {
  const all: Element[] = [];
  for (let up = element.parentElement; up !== null && up.localName !== 'body'; up = up.parentElement)
    all.push(up);
  return all;
}

/** The way from the root by places: it finds the element on this page, and on others by luck. */
function placeOf(element: Element): string {
  const steps = [element, ...ancestorsOf(element)].map(
    (one) => `${one.localName}:nth-of-type(${indexOf(one)})`,
  );
  return ['body', ...steps.reverse()].join(' > ');
}

function indexOf(element: Element): number {
  let count = 1;
  for (let before = element.previousElementSibling; before !== null; before = before.previousElementSibling)
    if (before.localName === element.localName) count += 1;
  return count;
}

/** From the nearest element with a lasting name, else from the root. */
export function xpathOf(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at !== null && at.localName !== 'html'; at = at.parentElement) {
    const [named] = stepsOf(at).filter(({ expr, stability }) => stability >= 8 && /^[.#[]/.test(expr));
    if (named !== undefined)
      return `//${at.localName}[${conditionOf(named.expr)}]${steps.map((step) => `/${step}`).join('')}`;
    steps.unshift(at.localName === 'body' ? 'body' : `${at.localName}[${indexOf(at)}]`);
  }
  return `/html/${steps.join('/')}`;
}

function conditionOf(expr: string): string {
  if (expr.startsWith('#')) return `@id="${expr.slice(1)}"`;
  if (expr.startsWith('.'))
    return `contains(concat(" ", normalize-space(@class), " "), " ${expr.slice(1)} ")`;
  return `@${expr.slice(1, -1)}`;
}
