import { Readability } from '@mozilla/readability';
import { elementsIn, isText, textOf } from '../page/element-text.ts';
import { type PageCaps, parsePage } from '../page/parse-page.ts';
import { namesOf } from './junk.ts';

/** Names that systems of news sites give to the body of an article. */
const NAMED =
  /(?:^|[\s_-])(?:(?:article|post|entry|story|news|detail|detail[_-]*cms|single|blog|item|node|cms|main|page|bai[_-]*viet|tin)[_-]*(?:body|content|contents|text|detail|details|noidung|inner)|body[_-]*content|content[_-]*(?:detail|body|news|article|text|inner)|fck[_-]?detail|the[_-]article[_-]body|noi[_-]?dung(?:[_-]*(?:bai|tin|chi[_-]*tiet|bai[_-]*viet))?|chi[_-]?tiet(?:[_-]*(?:tin|bai))?|ck-content|journal-content-article|field--name-body|articlebody|newscontent|maincontent|sapo-content)(?:$|[\s_-])/i;
const STARTS = /(?:article|post|entry|story)[_-]*(?:body|content|text)/i;
const BOXES: ReadonlySet<string> = new Set(['div', 'section', 'article', 'td', 'main', 'span']);
/** Pages of articles have a few thousand; the reader view takes minutes for a hundred thousand. */
const MAX_ELEMENTS = 15_000;
const MAX_NAMED = 80;
const MIN_CHARS = 140;
/** Between entries there is little but their times. */
const SPREAD = 1.5;
const MARK = 'data-toasoan-node';
/** Of the words that the reader view found, the share that the chosen element must hold. */
const MOST = 0.85;

/** The element that holds the body of an article, where no template names it. */
export function locateContent(document: Document, source: string, caps?: PageCaps): Element | undefined {
  const stated = document.querySelector('[itemprop="articleBody"]');
  if (stated !== null && proseIn(stated) >= MIN_CHARS) return stated;
  const readable = byReadability(document, source, caps);
  const size = readable === undefined ? 0 : proseIn(readable);
  const [named] = [...document.querySelectorAll('[class],[id]')]
    .filter((element) => BOXES.has(element.localName) && isNamed(element))
    .slice(0, MAX_NAMED)
    .map((element) => ({ element, prose: proseIn(element) }))
    .filter(({ element, prose }) => isAbout(element, prose, readable, size))
    .sort((a, b) => Math.abs(a.prose - size) - Math.abs(b.prose - size) || a.prose - b.prose);
  const located = named?.element ?? readable;
  return located === undefined ? undefined : allEntries(located);
}

const MIN_ENTRIES = 3;
const MAX_ENTRIES = 500;
const MAX_STEPS = 4;

/** Of a report in entries the reader view may find the longest one only: what holds all that are named like it. */
function allEntries(element: Element): Element {
  const name = element.getAttribute('class') ?? '';
  const alike = [...element.ownerDocument.querySelectorAll(element.localName)].filter(
    (other) => name !== '' && other.getAttribute('class') === name,
  );
  if (alike.length < MIN_ENTRIES || alike.length > MAX_ENTRIES) return element;
  const prose = alike.reduce((sum, entry) => sum + proseIn(entry), 0);
  let holder = element;
  for (let steps = 0; steps < MAX_STEPS && holder.parentElement !== null; steps += 1) {
    holder = holder.parentElement;
    if (alike.every((entry) => holder.contains(entry)))
      return proseIn(holder) < prose * SPREAD ? holder : element;
  }
  return element;
}

function isNamed(element: Element): boolean {
  const names = namesOf(element);
  return NAMED.test(names) || STARTS.test(names);
}

/** It is around what the reader view found, or a good part of it. */
function isAbout(element: Element, prose: number, readable: Element | undefined, size: number): boolean {
  if (prose < MIN_CHARS) return false;
  if (readable === undefined) return true;
  if (element.contains(readable)) return prose < size * 1.6;
  return readable.contains(element) && prose > size * 0.6;
}

/** Letters of its text outside of links. */
function proseIn(element: Element): number {
  const links = [...element.querySelectorAll('a')].reduce((sum, link) => sum + textOf(link).length, 0);
  return textOf(element).length - links;
}

/**
 * The reader view works on a copy, whose elements carry their number. What it keeps says where the article is; the
 * original is cleaned by our own rules.
 */
function byReadability(document: Document, source: string, caps?: PageCaps): Element | undefined {
  const originals = [...elementsIn(document)];
  if (originals.length > MAX_ELEMENTS) return undefined;
  const copy = parsePage(source, caps).document;
  let number = 0;
  for (const element of elementsIn(copy)) {
    element.setAttribute(MARK, String(number));
    number += 1;
  }
  const kept = readableIn(copy);
  if (kept === undefined) return undefined;
  const words = new Map<Element, number>();
  for (const element of elementsIn(kept)) {
    const original = originals[numberOf(element)];
    if (original !== undefined) words.set(original, (words.get(original) ?? 0) + ownWords(element));
  }
  return smallestHolder(document.body, words);
}

/** The reader view puts new paragraphs in the place of `div`: those have the number of the element around them. */
function numberOf(element: Element): number {
  return Number(element.closest(`[${MARK}]`)?.getAttribute(MARK) ?? '-1');
}

function readableIn(copy: Document): Element | undefined {
  try {
    const { content } =
      new Readability<Element>(copy, { serializer: (node) => node as Element, charThreshold: 300 }).parse() ??
      {};
    return content ?? undefined;
  } catch {
    return undefined;
  }
}

function ownWords(element: Element): number {
  let count = 0;
  for (let child = element.firstChild; child !== null; child = child.nextSibling)
    if (isText(child)) count += child.data.trim().length;
  return count;
}

function smallestHolder(body: Element, words: ReadonlyMap<Element, number>): Element | undefined {
  const sums = new Map<Element, number>();
  for (const [element, count] of words)
    for (let up: Element | null = element; up !== null; up = up.parentElement)
      sums.set(up, (sums.get(up) ?? 0) + count);
  const all = sums.get(body) ?? 0;
  if (all < MIN_CHARS) return undefined;
  let holder: Element = body;
  for (;;) {
    const next = [...holder.children].find((child) => (sums.get(child) ?? 0) >= all * MOST);
    if (next === undefined || next.localName === 'p') return holder;
    holder = next;
  }
}
