import { address, body, type NamingCall, UNKNOWN, versioned } from './naming-call.ts';

/** Calls that name a suggestion for a translation, or a batch of replaced wordings. */
export const NAMING_WORDING_CALLS: readonly NamingCall[] = [
  address('GET /admin/translation-replacement/detail/{id}'),
  versioned('POST /admin/translation-replacement/undo/{id}', () => ({})),
  body(
    'POST /admin/translation-replacement/create',
    ({ suggestedSegment: segmentId }) => ({
      sourceLang: 'vi',
      targetLang: 'en',
      wordings: ['chợ'],
      target: 'phiên chợ',
      paragraphs: [{ segmentId, version: 1 }],
    }),
    UNKNOWN,
  ),
  address('GET /admin/translation-suggestion/detail/{id}'),
  versioned('POST /admin/translation-suggestion/accept/{id}', () => ({ remembers: true })),
  versioned('POST /admin/translation-suggestion/reject/{id}', () => ({})),
  versioned('POST /admin/translation-suggestion/duplicate/{id}', () => ({})),
  versioned('POST /admin/translation-suggestion/reopen/{id}', () => ({})),
];
