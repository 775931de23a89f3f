import type {
  DeliveryState,
  PauseReason,
  WebhookFailure,
  WebhookTopic,
} from '@toasoan/contract/features/webhooks/webhook.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

/** What happened to a public record. */
export interface OutboxTable {
  id: Generated<string>;
  project_id: string;
  topic: string;
  kind: string;
  record_id: string;
  data: ColumnType<unknown, string, string>;
  event_time: Date;
  /** Until then it may be taken back. */
  due_time: Date;
  handed_out_time: Date | null;
}

export interface WebhookTable extends VersionedColumns {
  title: string;
  address: string;
  topics: WebhookTopic[];
  status: Status;
  pause_reason: PauseReason | null;
  /** Title and address without diacritics. */
  search_text: string;
  /** In a row. */
  failures: Generated<number>;
  failing_since: Date | null;
  /** Until then nothing is sent. */
  retry_time: Date | null;
  last_success_time: Date | null;
}

export interface WebhookSecretTable {
  id: Generated<string>;
  project_id: string;
  webhook_id: string;
  box: Buffer;
  key_id: string;
  create_time: Date;
  /** Null for the current one. */
  expire_time: Date | null;
}

export interface WebhookDeliveryTable {
  id: Generated<string>;
  project_id: string;
  webhook_id: string;
  message_id: string;
  topic: WebhookTopic | 'webhook.test';
  kind: string;
  /** Null for a test. */
  record_id: string | null;
  /** The bytes that are signed. */
  payload: string;
  state: DeliveryState;
  attempts: Generated<number>;
  event_time: Date;
  next_time: Date;
  last_time: Date | null;
  answer_status: number | null;
  error: WebhookFailure | null;
}

export interface WebhookAttemptTable {
  id: Generated<string>;
  delivery_id: string;
  attempt_time: Date;
  duration_ms: number;
  status: number | null;
  error: WebhookFailure | null;
  answer: string;
}
