import type { Language } from '../../vocabulary/language.ts';
import { PAUSE_REASON_TEXTS, WEBHOOK_TOPIC_TEXTS } from '../webhooks/webhook-texts.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Labels of what the log tells of webhooks. */
export const AUDIT_WEBHOOK_FIELD_TEXTS: Texts = {
  topics: { vi: 'Việc được báo', en: 'What is sent' },
  pauseReason: { vi: 'Lý do tạm dừng', en: 'Reason of the pause' },
};

export const AUDIT_WEBHOOK_VALUE_TEXTS: Readonly<Record<string, Texts>> = {
  'webhook.topics': WEBHOOK_TOPIC_TEXTS,
  'webhook.pauseReason': PAUSE_REASON_TEXTS,
};
