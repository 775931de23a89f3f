import { address, type NamingCall, versioned } from './naming-call.ts';

/** Calls that name an engine or a translated text. */
export const NAMING_MACHINE_TRANSLATION_CALLS: readonly NamingCall[] = [
  address('GET /admin/translation-engine/detail/{id}'),
  address('POST /admin/translation-engine/test/{id}'),
  address('DELETE /admin/translation-engines/{id}'),
  versioned('POST /admin/translation-engine/update', ({ translationEngine: id }) => ({ id, title: 'Lạ' })),
  address('GET /admin/translation-history/detail/{id}'),
];
