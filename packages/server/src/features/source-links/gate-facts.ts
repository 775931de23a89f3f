import type { GateFacts } from '@toasoan/contract/features/source-links/gates.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import type { Db } from '#server/core/db/database.ts';
import { countParserSources, type ParserSourceRow } from '#server/features/parser-sources/public.ts';
import { checkSettingsOf } from '#server/features/posts/public.ts';

/** What decides whether a text of a source may go out. */
export async function gateFacts(
  db: Db,
  source: ParserSourceRow,
  { publishedTime, now }: { readonly publishedTime: string | null; readonly now: Date },
): Promise<GateFacts> {
  const { agencies, agenciesNeeded } = await countParserSources(db, source.project_id, now);
  const { minDelayMinutes } = await checkSettingsOf(db, source.project_id);
  return {
    source: {
      trustLevel: source.trust_level,
      autoPublish: source.auto_publish,
      agreementState: source.agreement_state,
      validUntil: source.valid_until,
    },
    delayMinutes: Math.max(source.min_delay_minutes, minDelayMinutes),
    publishedTime: publishedTime === null ? null : Date.parse(publishedTime),
    now: now.getTime(),
    today: dayIn('Asia/Ho_Chi_Minh', now.getTime()),
    agencies,
    agenciesNeeded,
  };
}
