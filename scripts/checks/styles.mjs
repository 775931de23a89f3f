/** @typedef {import('./project-files.mjs').ProjectFile} ProjectFile */

const IS_STYLE = /^packages\/web\/.*\.css$/;
const TOKENS = 'packages/web/src/ui/tokens/';
const LAYOUT = 'packages/web/src/ui/layout/';
const DECLARATION = /(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g;
const LENGTH = /(?<![\w.-])-?(\d*\.?\d+)(px|rem|pt|pc|cm|mm|in|Q)(?![\w-])/g;
const TYPE = /^(font|font-size|line-height)$/;
const SIZE_OF_TYPE = /(?<![\w.-])\d*\.?\d+(px|rem|em|pt|%)/;

/**
 * Sizes come from `ui/tokens`. What may be written as a number: the hairline of 1 px, `0px` where a calculation needs the
 * unit, and the geometry of a picture in a custom property named `--picture-…`. @param {ProjectFile[]} files
 */
export function rawSizes(files) {
  return stylesOf(files).flatMap(({ path, text }) =>
    [...text.matchAll(DECLARATION)].flatMap((found) => {
      const problem = problemOf(found[1] ?? '', found[2] ?? '');
      return problem === undefined ? [] : [`${path}:${lineAt(text, found.index)} ${problem}`];
    }),
  );
}

/** @param {string} property @param {string} value */
function problemOf(property, value) {
  if (property.startsWith('--picture-')) return undefined;
  if (TYPE.test(property) && SIZE_OF_TYPE.test(value)) {
    return `${property}: ${value} is a raw size of type; use --font-…, --text-… or --line-…`;
  }
  const raw = [...value.matchAll(LENGTH)].find(
    ([, number, unit]) => unit !== 'px' || (number !== '0' && number !== '1'),
  );
  if (!raw) return undefined;
  return `${property}: ${raw[0]} is a raw length; use a token of ui/tokens (a picture's own geometry: --picture-…)`;
}

/** Only breakpoints.ts has the widths at which the layout changes. @param {ProjectFile[]} files */
export function rawBreakpoints(files) {
  return stylesOf(files).flatMap(({ path, text }) =>
    [...text.matchAll(/@(media|container)([^{]*)\{/g)]
      .filter(([, , condition]) => /\d/.test(condition ?? ''))
      .map(
        ({ 0: rule, index }) =>
          `${path}:${lineAt(text, index)} ${rule.slice(0, -1).trim()} names a width; use one of ui/tokens/breakpoints.ts`,
      ),
  );
}

/**
 * A class that only repeats a layout primitive is that primitive's. A class that other rules of its file extend is not
 * a copy. @param {ProjectFile[]} files
 */
export function repeatedPrimitives(files) {
  const texts = files.find(({ path }) => path === `${LAYOUT}text.module.css`);
  const styles = new Map(
    rulesOf(texts?.text ?? '').map(({ selector, body }) => [bodyKey(body), `textStyles${selector}`]),
  );
  return stylesOf(files)
    .filter(({ path }) => !path.startsWith(LAYOUT))
    .flatMap(({ path, text }) => {
      const rules = rulesOf(text);
      return rules.flatMap(({ selector, body, index }) => {
        if (!/^\.[\w-]+$/.test(selector)) return [];
        const primitive = styles.get(bodyKey(body)) ?? layoutOf(body);
        const isExtended = rules.filter((rule) => namesClass(rule.selector, selector)).length > 1;
        if (primitive === undefined || isExtended) return [];
        return [`${path}:${lineAt(text, index)} ${selector} repeats ${primitive} of ui/layout`];
      });
    });
}

const ROW = new Set(['display: flex', 'flex-wrap: wrap', 'align-items: center', 'align-items: baseline']);
const STACK = new Set(['display: grid', 'grid-template-columns: minmax(0, 1fr)', 'justify-items: start']);

/** @param {string} body */
function layoutOf(body) {
  const declarations = declarationsOf(body);
  if (!declarations.some((one) => /^gap: var\(--space-(half|[1-6])\)$/.test(one))) return undefined;
  const others = declarations.filter((one) => !one.startsWith('gap:'));
  if (others.includes('display: flex') && others.every((one) => ROW.has(one))) return 'Row';
  if (others.includes('display: grid') && others.every((one) => STACK.has(one))) return 'Stack';
  return undefined;
}

/** @param {string} body */
const declarationsOf = (body) =>
  body
    .split(';')
    .map((one) => one.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** @param {string} body */
const bodyKey = (body) => declarationsOf(body).sort().join('; ');

/** @param {string} text without comments */
const rulesOf = (text) =>
  [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(({ 1: selector = '', 2: body = '', index }) => ({
    selector: selector.trim(),
    body,
    index: index + selector.search(/\S/),
  }));

/** @param {string} selector @param {string} name with its dot */
const namesClass = (selector, name) => new RegExp(`\\${name}(?![\\w-])`).test(selector);

/** Style sheets but for the tokens themselves; comments are blanked, so that lines keep their numbers. @param {ProjectFile[]} files */
const stylesOf = (files) =>
  files
    .filter(({ path }) => IS_STYLE.test(path) && !path.startsWith(TOKENS))
    .map(({ path, text }) => ({
      path,
      text: text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')),
    }));

/** @param {string} text @param {number} index */
const lineAt = (text, index) => text.slice(0, index).split('\n').length;
