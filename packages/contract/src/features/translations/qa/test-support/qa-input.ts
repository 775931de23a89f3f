import type { Term } from '../../../glossary/term-matching.ts';
import type { QaInput } from '../qa-finding.ts';

/** A Vietnamese paragraph and its English text, with changes. */
export function qaInput(changes: Partial<QaInput> = {}): QaInput {
  return {
    sourceLang: 'vi',
    targetLang: 'en',
    role: 'PARAGRAPH',
    source: 'Xã có 42 điểm gom rác.',
    target: 'The commune has 42 garbage collection points.',
    terms: [],
    ...changes,
  };
}

/** An approved keyword, with changes. */
export function aTerm(source: string, target: string, changes: Partial<Term> = {}): Term {
  return {
    id: `${source} ${target}`,
    source,
    target,
    forbidden: [],
    caseSensitive: false,
    matchMode: 'PHRASE',
    priority: 0,
    note: '',
    ...changes,
  };
}
