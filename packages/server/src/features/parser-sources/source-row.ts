import type { ParserSource } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import type { Selectable } from 'kysely';
import type {
  ParserSourceHealthTable,
  ParserSourceTable,
} from '#server/core/db/tables/parser-source-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { imageRefOf } from '#server/core/media/image-ref-store.ts';

type Health = Omit<Selectable<ParserSourceHealthTable>, 'project_id' | 'source_id'>;

/** A source with what its runs say of it; the sums are of today and of the last two days. */
export type ParserSourceRow = Selectable<ParserSourceTable> &
  Health & { readonly today_stored: number; readonly fetched: number; readonly failed: number };

const HOUR_MS = 3_600_000;

/** What people have to look at: a pause by the product, failing runs, nothing new for long. */
function alarmOf(row: ParserSourceRow, now: Date): ParserSource['alarm'] {
  if (row.paused_reason === 'FAILED_RUNS') return 'PAUSED';
  if (row.status === 'DISABLED' || row.paused_reason !== null) return null;
  if (row.failed_in_row > 0) return 'FAILING';
  const since = row.last_item_time ?? row.create_time;
  const isIdle = row.idle_hours > 0 && now.getTime() - since.getTime() >= row.idle_hours * HOUR_MS;
  return isIdle && row.last_run_time !== null ? 'IDLE' : null;
}

export function parserSourceOf(row: ParserSourceRow, now: Date): ParserSource {
  const tried = row.fetched + row.failed;
  return {
    ...settingsOf(row),
    id: row.id,
    logo: imageRefOf(row.logo_id, row.logo_key),
    pausedReason: row.paused_reason,
    alarm: alarmOf(row, now),
    lastRunTime: row.last_run_time?.toISOString() ?? null,
    lastOk: row.last_ok,
    lastItemTime: row.last_item_time?.toISOString() ?? null,
    nextRunTime: row.next_run_time?.toISOString() ?? null,
    errorRate: tried === 0 ? null : row.failed / tried,
    todayCount: row.today_stored,
    ...auditFieldsOf(row),
  };
}

/** What people decide about a source. */
function settingsOf(row: ParserSourceRow) {
  return {
    title: row.title,
    slug: row.slug,
    homeUrl: row.home_url,
    domains: row.domains,
    sourceKind: row.source_kind,
    organizationType: row.organization_type,
    agreementState: row.agreement_state,
    agreementNo: row.agreement_no,
    signedDate: row.signed_date,
    validUntil: row.valid_until,
    scope: row.scope,
    attributionText: row.attribution_text,
    imagesAllowed: row.images_allowed,
    textAllowed: row.text_allowed,
    excerptChars: row.excerpt_chars,
    dailyQuota: row.daily_quota,
    minDelayMinutes: row.min_delay_minutes,
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    lang: row.lang,
    timezone: row.timezone,
    fetchMode: row.fetch_mode,
    listUrls: row.list_urls,
    apiPaths: row.api_paths,
    userAgent: row.user_agent,
    robotsRespect: row.robots_respect,
    rateSeconds: row.rate_seconds,
    maxPerRun: row.max_per_run,
    schedule: row.schedule,
    idleHours: row.idle_hours,
    trustLevel: row.trust_level,
    autoPublish: row.auto_publish,
    status: row.status,
  };
}

/** What the log compares; the person to write to is named by the source alone. */
export function auditedSource(row: ParserSourceRow) {
  const { contactName: _name, contactEmail: _mail, contactPhone: _phone, ...settings } = settingsOf(row);
  const { apiPaths, schedule, ...plain } = settings;
  return {
    id: row.id,
    ...plain,
    logo: row.logo_id,
    apiPaths: Object.values(apiPaths).join(' · '),
    everyMinutes: schedule.everyMinutes,
    quietHours: schedule.quietFrom === '' ? null : `${schedule.quietFrom}–${schedule.quietTo}`,
    weekdays: schedule.weekdays,
    pausedReason: row.paused_reason,
  };
}
