import type { LanguagePair } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import { SUGGESTION_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/translation-suggestions/suggestion-texts.ts';
import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import { createdBy } from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { sourceKey } from '#server/features/glossary/public.ts';

interface Proposed {
  readonly source: string;
  readonly target: string;
  readonly forbidden: readonly string[];
}

/** Puts a term before those who approve terms: PROPOSED. @throws RULES_NOT_MET: KEYWORD_KNOWN */
export async function proposeKeyword(
  call: AuditSource & { readonly caller: Actor & NonNullable<AuditSource['caller']> },
  pair: LanguagePair,
  { source, target, forbidden }: Proposed,
): Promise<void> {
  const { db, projectId, caller } = call;
  const key = sourceKey(source);
  const added = await db
    .insertInto('glossary_entries')
    .values({
      project_id: projectId,
      owner_id: caller.userId,
      owner_name: caller.displayName,
      source_lang: pair.sourceLang,
      target_lang: pair.targetLang,
      format: 'KEYWORD',
      source_content: source,
      target_content: target,
      source_key: key,
      forbidden: [...forbidden],
      origin: 'SUGGESTION',
      state: 'PROPOSED',
      ...createdBy(caller),
    })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'source_lang', 'target_lang', 'format', 'source_key']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) {
    const known = await db
      .selectFrom('glossary_entries')
      .select(['source_content', 'target_content'])
      .where('project_id', '=', projectId)
      .where('source_lang', '=', pair.sourceLang)
      .where('target_lang', '=', pair.targetLang)
      .where('format', '=', 'KEYWORD')
      .where('source_key', '=', key)
      .executeTakeFirstOrThrow();
    throw ruleNotMet(TEXTS, 'KEYWORD_KNOWN', 'keyword', {
      source: known.source_content,
      target: known.target_content,
    });
  }
  await writeAudit(call, {
    action: 'glossaryEntry.create',
    entity: 'glossaryEntry',
    entityId: added.id,
    after: { title: source, target, state: 'PROPOSED' },
  });
}
