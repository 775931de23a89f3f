import { address, body, type NamingCall, versioned } from './naming-call.ts';

/** Calls that name an entry of the glossary, a change of one, or an import. */
export const NAMING_GLOSSARY_CALLS: readonly NamingCall[] = [
  address('GET /admin/glossary/detail/{id}'),
  address('DELETE /admin/glossaries/{id}'),
  address('GET /admin/glossary/import/{id}'),
  versioned('POST /admin/glossary/update', ({ glossaryEntry: id }) => ({ id, note: 'Lạ' })),
  versioned('POST /admin/glossary/transition', ({ glossaryEntry: id }) => ({ id, to: 'APPROVED' })),
  versioned('POST /admin/glossary/restore', ({ glossaryChange: changeId }) => ({ changeId })),
  // Of whoever read the file alone: no version of it is outdated for another person.
  body('POST /admin/glossary/import/apply', ({ glossaryImport: id }) => ({ id, version: 1 })),
];

export const BULK_GLOSSARY_CALLS: readonly NamingCall[] = ['approve', 'disable', 'delete'].map((action) =>
  body('POST /admin/glossary/bulk', ({ glossaryEntry }) => ({ action, ids: [glossaryEntry] })),
);
