import { withoutTags } from '@toasoan/contract/article/segment-tags.ts';
import {
  type FoundTranslation,
  MOST_PARAGRAPHS,
  type ParagraphFound,
  type ParagraphStanding,
  type ReplacementPreview,
  type RewordingAsked,
} from '@toasoan/contract/features/translation-replacements/replacement.ts';
import { REPLACEMENT_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/translation-replacements/replacement-texts.ts';
import { reworder, sayer } from '@toasoan/contract/features/translation-replacements/wordings.ts';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type CandidateRow, findCandidates, MOST_CANDIDATES } from './wording-view.ts';

/** @throws RULES_NOT_MET: SAME_LANGUAGE, NOTHING_TO_REPLACE */
export function checkRewording({ sourceLang, targetLang, wordings, target }: RewordingAsked): void {
  if (sourceLang === targetLang) throw ruleNotMet(TEXTS, 'SAME_LANGUAGE', 'targetLang');
  if (wordings.every((wording) => wording === target))
    throw ruleNotMet(TEXTS, 'NOTHING_TO_REPLACE', 'target');
}

/** What may become of a segment; approved and locked ones stay as they are. */
export function standingOf({
  is_locked,
  state,
}: Pick<CandidateRow, 'is_locked' | 'state'>): ParagraphStanding {
  if (is_locked) return 'locked';
  if (state === 'APPROVED') return 'approved';
  return state === 'STALE' ? 'stale' : 'ready';
}

/** Which paragraphs say the wordings, by exact rules, and what they would say. @throws as `checkRewording` */
export async function previewReplacement(
  db: Db,
  projectId: string,
  asked: RewordingAsked,
): Promise<ReplacementPreview> {
  checkRewording(asked);
  const candidates = await findCandidates(db, projectId, asked);
  const found = new Map<string, FoundTranslation & { readonly paragraphs: ParagraphFound[] }>();
  const read = paragraphReader(asked);
  let [count, isCut] = [0, candidates.length > MOST_CANDIDATES];
  for (const row of candidates.slice(0, MOST_CANDIDATES)) {
    const paragraph = read(row);
    if (paragraph === undefined) continue;
    if (count === MOST_PARAGRAPHS) {
      isCut = true;
      break;
    }
    count += 1;
    const known = found.get(row.translation_id) ?? translationOf(row);
    known.paragraphs.push(paragraph);
    found.set(row.translation_id, known);
  }
  return { translations: [...found.values()], isCut };
}

/** Undefined for a paragraph that says none of the wordings, or whose source does not say the term. */
function paragraphReader(asked: RewordingAsked): (row: CandidateRow) => ParagraphFound | undefined {
  const reword = reworder({ ...asked, lang: asked.targetLang });
  const isMeant = asked.source === '' ? () => true : sayer(asked.source, asked.sourceLang);
  return (row) => {
    const { text, count, found } = reword(row.target_text);
    if (count === 0 || !isMeant(withoutTags(row.source_text))) return undefined;
    return {
      segmentId: row.id,
      version: row.version,
      position: row.position + 1,
      before: withoutTags(row.target_text),
      after: withoutTags(text),
      state: row.state,
      standing: standingOf(row),
      count,
      found: [...found],
    };
  };
}

function translationOf(row: CandidateRow) {
  const { translation_id: id, kind, is_public: isPublic, source_title, target_title } = row;
  return { id, kind, title: target_title || source_title, isPublic, paragraphs: [] as ParagraphFound[] };
}
