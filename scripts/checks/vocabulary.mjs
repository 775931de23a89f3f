import ts from 'typescript';
import { PRIVATE_TYPES, PRIVATE_WORDS, PROPERTIES_THAT_STAY, STAYS } from './private-words.mjs';

/** @typedef {import('./project-files.mjs').ProjectFile} ProjectFile */
/** @typedef {import('./private-words.mjs').Place} Place */
/** @typedef {{ place: Place, text: string, line: number }} Name */

const CODE = /^(packages|e2e|scripts)\/.*\.(tsx?|mjs)$|^[^/]+\.(ts|mjs)$/;
/** Migrations are history: they keep the words of their day. The list itself names every word. */
const EXEMPT =
  /^packages\/server\/migrations\/|^scripts\/checks\/(private-words|vocabulary|planted-faults)\.mjs$/;

const RULES = PRIVATE_WORDS.map(({ words, ...rule }) => ({ ...rule, pattern: patternOf(words) }));

/** @type {readonly Place[]} */
const PLACES = ['identifier', 'file name', 'text key', 'test title'];

/**
 * Private words in identifiers, names of files and folders, keys of texts and test titles; comments are for reviewers.
 * @param {ProjectFile[]} files
 */
export function privateWords(files, places = PLACES) {
  return files
    .filter(({ path }) => !EXEMPT.test(path))
    .flatMap(({ path, text }) => {
      const fileNames = path
        .split('/')
        .map((text) => /** @type {Name} */ ({ place: 'file name', text, line: 1 }));
      const named = CODE.test(path) && mayHaveOne(path, text) ? namesIn(path, text) : [];
      return [...(path.startsWith('docs/decisions/') ? [] : fileNames), ...named, ...textKeysIn(path, text)]
        .filter(({ place }) => places.includes(place))
        .flatMap((name) => problemsOf(name, path).map((problem) => `${path}:${name.line} ${problem}`));
    });
}

/** Finding words is cheap and parsing is not: a file is parsed when any of its words would be a problem. */
function mayHaveOne(path, text) {
  const words = text.match(/[A-Za-z_$][\w$]{2,}/g) ?? [];
  if (words.some((word) => mayBeOne(word, path))) return true;
  return /\.(test|spec)\./.test(path) && TITLE.test(text);
}

/** Where a word is a private one: nowhere, for most words. @type {Map<string, RegExp[]>} */
const judged = new Map();

/** @param {string} word @param {string} path */
function mayBeOne(word, path) {
  let places = judged.get(word);
  if (places === undefined) {
    const tokens = ` ${tokensOf(word)} `;
    const rules = Object.hasOwn(STAYS, word) ? [] : RULES.filter(({ pattern }) => pattern.test(tokens));
    places = rules.map(({ where = /^/ }) => where);
    if (PRIVATE_TYPES.pattern.test(word)) places.push(/^/);
    judged.set(word, places);
  }
  return places.length > 0 && places.some((place) => place.test(path));
}

/** @param {Name} name @param {string} path */
function problemsOf({ place, text }, path) {
  if (Object.hasOwn(STAYS, text)) return [];
  const tokens = ` ${tokensOf(text)} `;
  const broken = RULES.filter(
    (rule) =>
      rule.pattern.test(tokens) && (rule.where?.test(path) ?? true) && (rule.in?.includes(place) ?? true),
  );
  const insteads = broken.map(({ instead }) => instead);
  if (place === 'identifier' && PRIVATE_TYPES.pattern.test(text)) insteads.push(PRIVATE_TYPES.instead);
  return [...new Set(insteads)].map((instead) => `${place} "${text}": say ${instead}`);
}

/** postMove, PostMove, post_move, POST_MOVE and post-move are "post move". @param {string} text */
function tokensOf(text) {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()
    .toLowerCase();
}

/** Words of several tokens, as a title writes them. */
const TITLE = new RegExp(
  PRIVATE_WORDS.flatMap(({ words }) => words)
    .filter((word) => word.includes(' '))
    .map((word) => `\\b${word}\\b`)
    .join('|'),
  'i',
);

/** @param {string[]} words */
function patternOf(words) {
  return new RegExp(words.map((word) => ` ${word.replaceAll('*', '\\p{L}*')} `).join('|'), 'u');
}

/** Identifiers, once a file, and the titles of its tests. @param {string} path @param {string} text */
function namesIn(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kindOf(path));
  const lineOf = (node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  /** @type {Map<string, Name>} */
  const names = new Map();
  const visit = (node, parent) => {
    if (isName(node) && !names.has(node.text) && !isPropertyThatStays(node, parent))
      names.set(node.text, { place: 'identifier', text: node.text, line: lineOf(node) });
    const title = titleOf(node);
    if (title !== undefined)
      names.set(`test ${title}`, { place: 'test title', text: title, line: lineOf(node) });
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(source, undefined);
  return [...names.values()];
}

const TEXTS = /\/texts\/vi\.json$/;

/** Keys of a feature's texts, which code reads by name. @param {string} path @param {string} text @returns {Name[]} */
function textKeysIn(path, text) {
  if (!TEXTS.test(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    const key = /^ *"([^"]+)":/.exec(line)?.[1];
    return key === undefined ? [] : [{ place: 'text key', text: key, line: index + 1 }];
  });
}

/** @param {ts.Node} node */
const isName = (node) => ts.isIdentifier(node) || ts.isPrivateIdentifier(node);

/** A property that a stored thing or a component names, read or written: `{ move: transition }`, `row.move`. */
function isPropertyThatStays(node, parent) {
  if (!Object.hasOwn(PROPERTIES_THAT_STAY, node.text)) return false;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  const mayNameOne =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isJsxAttribute(parent);
  return mayNameOne && parent.name === node;
}

const TEST = /^(test|it|describe)\b/;

/** The title of `test(…)`, `it.skipIf(…)(…)` or `describe.each(…)(…)`. */
function titleOf(node) {
  if (!ts.isCallExpression(node)) return undefined;
  const [first] = node.arguments;
  if (first === undefined) return undefined;
  let callee = /** @type {ts.Expression} */ (node.expression);
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) callee = callee.expression;
  if (!ts.isIdentifier(callee) || !TEST.test(callee.text)) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  if (!ts.isTemplateExpression(first)) return undefined;
  return [first.head.text, ...first.templateSpans.map(({ literal }) => literal.text)].join(' … ');
}

/** @param {string} path */
function kindOf(path) {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX;
  return path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS;
}
