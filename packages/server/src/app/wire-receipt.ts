import { findCdnStep } from '#server/features/delivery/receipt/cdn-receipt-view.ts';
import type { FindReceiptSteps } from '#server/features/posts/public.ts';
import { findWebhookSteps } from '#server/features/webhooks/receipt-view.ts';
import { receiptOfSite } from './delivery/receipt-of-site.ts';

/** What features above posts know of a publication, in the order of its steps. */
export function receiptSources(): readonly FindReceiptSteps[] {
  return [findCdnStep, receiptOfSite(), findWebhookSteps];
}
