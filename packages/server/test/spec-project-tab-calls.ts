import type { SpecCall } from './spec-call.ts';
import { DATA_REQUEST_CALLS } from './spec-data-request-calls.ts';
import { WEBHOOK_CALLS } from './spec-webhook-calls.ts';

/** Calls of the tabs of a project's page that have no route of their own. */
export const PROJECT_TAB_CALLS: readonly SpecCall[] = [...DATA_REQUEST_CALLS, ...WEBHOOK_CALLS];
