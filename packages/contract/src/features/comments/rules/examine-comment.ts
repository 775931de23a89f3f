import type { CommentState } from '../comment-states.ts';
import type { CommentRules } from './comment-rules.ts';
import { findLinks, findPhones, type Place } from './find-links.ts';
import { findWords } from './find-words.ts';
import type { Finding, HeldRule } from './finding.ts';
import { type WordAutomaton, wordAutomaton } from './word-automaton.ts';
import { wordEntry } from './word-entry.ts';
import { capitalsIn, lacksDiacritics } from './writing-style.ts';

/** What is known of a sender and of the same words when a comment arrives. */
export interface SenderFacts {
  /** Comments of this sender that were approved. */
  readonly approved: number;
  /** Their comments of the past ten minutes, this one not counted. */
  readonly recent: number;
  /** Comments of the past week with the same words, this one not counted. */
  readonly sameWords: number;
}

/** For words without a sender: in the tester. */
const NO_SENDER: SenderFacts = { approved: Number.MAX_SAFE_INTEGER, recent: 0, sameWords: 0 };

/** Rules whose words are compiled once for all comments. */
export interface CompiledRules {
  readonly rules: CommentRules;
  readonly automaton: WordAutomaton;
}

export function compileRules(rules: CommentRules): CompiledRules {
  const entries = [
    ...rules.bannedWords.map((word) => wordEntry('BANNED_WORD', word)),
    ...rules.suspectWords.map((word) => wordEntry('SUSPECT_WORD', word)),
  ];
  return { rules, automaton: wordAutomaton(entries) };
}

/** Why these rules hold a comment: each reason with its words and its place; none when nothing is wrong. */
export function examineComment(
  text: string,
  { rules, automaton }: CompiledRules,
  facts: SenderFacts = NO_SENDER,
): Finding[] {
  return [
    ...findWords(text, automaton),
    ...linksOf(text, rules),
    ...(rules.holdPhones ? findPhones(text).map((place) => placed('PHONE', place)) : []),
    ...aboutWriting(text, rules),
    ...aboutSender(rules, facts),
  ];
}

function linksOf(text: string, { maxLinks }: CommentRules): Finding[] {
  const links = findLinks(text);
  return links.length > maxLinks ? links.map((place) => placed('LINK', place, links.length)) : [];
}

function aboutWriting(text: string, { holdCaps, holdNoDiacritics }: CommentRules): Finding[] {
  const capitals = holdCaps ? capitalsIn(text) : undefined;
  return [
    ...(capitals === undefined ? [] : [whole('ALL_CAPS', capitals)]),
    ...(holdNoDiacritics && lacksDiacritics(text) ? [whole('NO_DIACRITICS', null)] : []),
  ];
}

function aboutSender(rules: CommentRules, { approved, recent, sameWords }: SenderFacts): Finding[] {
  const { newSenderApprovals, floodLimit, repeatLimit } = rules;
  return [
    ...(floodLimit > 0 && recent + 1 >= floodLimit ? [whole('FLOOD', recent + 1)] : []),
    ...(repeatLimit > 0 && sameWords + 1 >= repeatLimit ? [whole('REPEATED', sameWords + 1)] : []),
    ...(approved < newSenderApprovals ? [whole('NEW_ACCOUNT', approved)] : []),
  ];
}

function placed(rule: HeldRule, { start, end, text }: Place, count: number | null = null): Finding {
  return { rule, word: '', folded: text, tricks: [], start, end, count };
}

function whole(rule: HeldRule, count: number | null): Finding {
  return { rule, word: '', folded: '', tricks: [], start: null, end: null, count };
}

/** The state of a new comment; null: comments are off. */
export function stateOfNew(findings: readonly Finding[], rules: CommentRules): CommentState | null {
  if (rules.mode === 'OFF') return null;
  const isBanned = findings.some(({ rule }) => rule === 'BANNED_WORD');
  if (isBanned && rules.bannedAction === 'REJECT') return 'REJECTED';
  return rules.mode === 'AFTER' && findings.length === 0 ? 'APPROVED' : 'PENDING';
}

/** The rules of some findings, each once. */
export function rulesOf(findings: readonly Finding[]): HeldRule[] {
  return [...new Set(findings.map(({ rule }) => rule))];
}
