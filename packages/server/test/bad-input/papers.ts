import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { correctionRequestEndpoints } from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import type { dataRequestEndpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import type { CorrectionDraft } from '@toasoan/contract/features/posts/correction/correction.ts';
import type { RoyaltyDraft } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import type { WebhookCreate } from '@toasoan/contract/features/webhooks/webhook.ts';

/** Valid bodies of the calls about the papers of a post. */
export const CORRECTION_PARTS: CorrectionDraft = {
  wrongText: 'Giá lúa là 9.000 đồng.',
  correctText: 'Giá lúa là 7.000 đồng.',
  apologyText: 'Tòa soạn xin lỗi bạn đọc.',
  basis: 'SELF',
  conclusionDoc: '',
  placement: '',
  notifiedParties: [],
  aggregatorsNotified: [],
};

export const TAKEDOWN_FACTS: TakedownFacts = {
  reasonKind: 'SELF_DETECTED',
  orderRef: '',
  orderIssuer: '',
  orderTime: null,
  receivedTime: '2025-01-01T00:00:00.000Z',
  scope: ['POST'],
  note: '',
};

export const CORRECTION_REQUEST: BodyInput<typeof correctionRequestEndpoints.create> = {
  requesterName: 'Trần Văn Mẫu',
  requesterOrg: '',
  relation: 'READER',
  postUrl: 'https://toasoan.example/gia-lua',
  claim: 'Giá lúa trong bài là 9.000 đồng, thực tế là 7.000 đồng.',
  proposal: '',
  evidenceLinks: [],
  requesterEmail: 'mau@nguoi-doc.example',
  requesterPhone: '',
  channel: 'LETTER',
  receivedTime: '2026-11-20T02:00:00.000Z',
};

export const DATA_REQUEST: BodyInput<typeof dataRequestEndpoints.create> = {
  kind: 'ACCESS',
  requesterName: 'Trần Văn Mẫu',
  capacity: 'SELF',
  subjectName: '',
  details: 'Xin biết tòa soạn đang giữ những dữ liệu nào về tôi.',
  refs: [],
  email: 'mau@nguoi-doc.example',
  phone: '',
  channel: 'LETTER',
  receivedTime: '2026-11-20T02:00:00.000Z',
};

export const WEBHOOK: WebhookCreate = {
  title: 'Ứng dụng đọc báo',
  address: 'https://hooks.example/toasoan',
  topics: ['post.published'],
};

export const ROYALTY: RoyaltyDraft = {
  royaltyGroup: 'NEWS',
  coefficient: 1,
  payees: [{ name: 'Lan', share: 100 }],
  qualityGrade: null,
  payState: 'PROPOSED',
  period: null,
  noneReason: '',
};

/** From a day on that no test reaches. */
export const RATE = { validFrom: '2090-01-01', unitValue: 250_000, maxima: {} };
