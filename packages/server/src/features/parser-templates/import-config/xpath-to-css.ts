const NAME = '[a-zA-Z][a-zA-Z0-9_-]*';
const STEP = new RegExp(String.raw`^(\/{1,2})(\*|${NAME})((?:\[[^\[\]]*\])*)`);
const PREDICATE = /\[([^[\]]*)\]/g;
const QUOTED = `(?:'([^']*)'|"([^"]*)")`;
const ALL_TESTS = new RegExp(`^(?:${QUOTED}|[^'"])*$`);
const EQUAL = new RegExp(String.raw`^@(${NAME})\s*=\s*${QUOTED}$`);
const HOLDS = new RegExp(String.raw`^contains\(\s*@(${NAME})\s*,\s*${QUOTED}\s*\)$`);
const STARTS = new RegExp(String.raw`^starts-with\(\s*@(${NAME})\s*,\s*${QUOTED}\s*\)$`);
const HAS_CLASS = new RegExp(
  String.raw`^contains\(\s*concat\(\s*' '\s*,\s*(?:normalize-space\(\s*@class\s*\)|@class)\s*,\s*' '\s*\)\s*,\s*${QUOTED}\s*\)$`,
);
const ATTRIBUTE = new RegExp(`^@(${NAME})$`);

/** The same elements in CSS; undefined where CSS, or this reading of a path, cannot say it. */
export function xpathToCss(path: string): string | undefined {
  const trimmed = path.trim();
  let rest = trimmed.startsWith('/') ? trimmed : `//${trimmed}`;
  let css = '';
  while (rest !== '') {
    const step = STEP.exec(rest);
    const element = step === null ? undefined : elementOf(step, css === '');
    if (step === null || element === undefined) return undefined;
    css += `${combinator(step, css === '')}${element}`;
    rest = rest.slice(step[0].length);
  }
  return css;
}

function combinator([, slashes, name = '']: RegExpExecArray, isFirst: boolean): string {
  const isChild = slashes === '/';
  if (isFirst) return isChild && name.toLowerCase() !== 'html' ? ':root > ' : '';
  return isChild ? ' > ' : ' ';
}

function elementOf([, slashes, name = '*', predicates = '']: RegExpExecArray, isFirst: boolean) {
  const tests = testsOf(predicates, slashes === '/' && !isFirst);
  if (tests === undefined) return undefined;
  return name === '*' && tests !== '' ? tests : `${name.toLowerCase()}${tests}`;
}

function testsOf(predicates: string, isChild: boolean): string | undefined {
  let css = '';
  for (const [, predicate = ''] of predicates.matchAll(PREDICATE)) {
    for (const part of andParts(predicate)) {
      const test = testOf(part.trim(), isChild);
      if (test === undefined) return undefined;
      css += test;
    }
  }
  return css;
}

/** The parts of a test that are joined by `and`. */
function andParts(predicate: string): string[] {
  return ALL_TESTS.test(predicate)
    ? predicate.split(/\s+and\s+(?=(?:[^'"]|'[^']*'|"[^"]*")*$)/)
    : [predicate];
}

function testOf(test: string, isChild: boolean): string | undefined {
  const hasClass = HAS_CLASS.exec(test);
  if (hasClass !== null) return `[class~=${quoted((hasClass[1] ?? hasClass[2] ?? '').trim())}]`;
  const equal = EQUAL.exec(test);
  if (equal !== null) return attributeTest(equal, '=');
  const holds = HOLDS.exec(test);
  if (holds !== null) return attributeTest(holds, '*=');
  const starts = STARTS.exec(test);
  if (starts !== null) return attributeTest(starts, '^=');
  const attribute = ATTRIBUTE.exec(test);
  if (attribute !== null) return `[${attribute[1]}]`;
  // Of a child step alone: `//p[1]` means the first of each parent, `(//p)[1]` the first of all.
  if (/^[1-9]\d{0,2}$/.test(test) && isChild) return `:nth-of-type(${test})`;
  return undefined;
}

function attributeTest([, name = '', single, double]: RegExpExecArray, operator: string): string {
  return `[${name}${operator}${quoted(single ?? double ?? '')}]`;
}

/** A string of CSS. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
