import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams } from '../../core/ids.ts';
import { pageOf } from '../../core/paging.ts';
import { termSuggestion, termSuggestionAnswer, termSuggestionQuery } from './corrections/term-suggestion.ts';
import {
  glossaryFileType,
  glossaryImport,
  glossaryImportApply,
  glossaryImportRead,
  MOST_FILE_CHARACTERS,
} from './files/glossary-import.ts';
import {
  glossaryBulk,
  glossaryCreate,
  glossaryDetail,
  glossaryExportFilters,
  glossaryFacets,
  glossaryListQuery,
  glossaryMove,
  glossaryRow,
  glossaryUpdate,
} from './glossary-entry.ts';
import { glossaryChange, glossaryHistoryQuery, glossaryRestore } from './history/glossary-change.ts';

const managed = {
  entity: 'glossaryEntry',
  thing: 'glossary',
  things: 'glossaries',
  area: 'glossary',
  may: { view: 'translate.view', create: 'glossary.edit', edit: 'glossary.edit' },
} as const;
const mayView = inArea('glossary', 'translate.view');
const mayEdit = inArea('glossary', 'glossary.edit');
const mayApprove = inArea('glossary', 'translate.approve');
/** A page of three contents. */
const ENTRY_BYTES = 2 * 1024 * 1024;
const SAVE_ERRORS = ['RULES_NOT_MET'] as const;

const crud = crudEndpoints({
  ...managed,
  row: glossaryRow,
  detail: glossaryDetail,
  query: glossaryListQuery,
  create: glossaryCreate,
  update: glossaryUpdate,
  saveErrors: SAVE_ERRORS,
});

export const glossaryEndpoints = {
  ...crud,
  create: { ...crud.create, bodyLimit: ENTRY_BYTES },
  update: { ...crud.update, bodyLimit: ENTRY_BYTES },
  bulk: bulkEndpoint(managed, glossaryBulk),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/glossary/counts',
    summary: 'How many entries each view holds; exact up to 10,000.',
    access: mayView,
    data: z.object({ all: z.number(), proposed: z.number(), approved: z.number(), disabled: z.number() }),
  }),
  facets: defineEndpoint({
    method: 'GET',
    path: '/admin/glossary/facets',
    summary: 'Pairs of languages, domains and owners that entries have.',
    access: mayView,
    data: glossaryFacets,
  }),
  move: defineEndpoint({
    method: 'POST',
    path: '/admin/glossary/transition',
    summary: 'Approve an entry, or switch an approved one off.',
    access: mayApprove,
    body: glossaryMove,
    data: glossaryDetail,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  history: defineEndpoint({
    method: 'GET',
    path: '/admin/glossary/history',
    summary: 'What happened to entries, the newest first; long contents are cut.',
    access: mayView,
    query: glossaryHistoryQuery,
    data: pageOf(glossaryChange),
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/admin/glossary/restore',
    summary: 'Give an entry the wording it had after a change, or one that was deleted its last one.',
    access: mayApprove,
    body: glossaryRestore,
    data: glossaryDetail,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  readImport: defineEndpoint({
    method: 'POST',
    path: '/admin/glossary/import/read',
    summary: 'Read a CSV, TSV, TBX or TMX file and tell what it would change; writes no entry.',
    access: mayEdit,
    body: glossaryImportRead,
    data: glossaryImport,
    errors: ['RULES_NOT_MET'],
    creates: true,
    // JSON writes quotes and line ends with two bytes, and most letters of Vietnamese take two or three.
    bodyLimit: 2 * MOST_FILE_CHARACTERS,
  }),
  import: defineEndpoint({
    method: 'GET',
    path: '/admin/glossary/import/{id}',
    summary: 'An import of the caller: its report, and how far it is.',
    access: mayEdit,
    params: idParams,
    data: glossaryImport,
    errors: ['NOT_FOUND'],
  }),
  applyImport: defineEndpoint({
    method: 'POST',
    path: '/admin/glossary/import/apply',
    summary: 'Do exactly what the report of an import says; a long one goes on as a task.',
    access: mayEdit,
    body: glossaryImportApply,
    data: glossaryImport,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  export: defineEndpoint({
    method: 'POST',
    path: '/admin/glossary/export',
    summary: 'Write the entries of a filter into a file, as a task.',
    access: mayView,
    body: z.strictObject({ fileType: glossaryFileType, filters: glossaryExportFilters }),
    data: z.object({ taskId: z.string() }),
    creates: true,
  }),
  suggestions: defineEndpoint({
    method: 'GET',
    path: '/admin/glossary/suggestions',
    summary: 'Terms that the corrections of editors suggest for a pair.',
    access: mayView,
    query: termSuggestionQuery,
    data: z.object({ items: z.array(termSuggestion) }),
  }),
  acceptSuggestion: defineEndpoint({
    method: 'POST',
    path: '/admin/glossary/suggestions/accept',
    summary: 'Propose a suggested term; what the machine wrote becomes a forbidden wording.',
    access: mayEdit,
    body: termSuggestionAnswer,
    data: glossaryDetail,
    errors: SAVE_ERRORS,
    creates: true,
  }),
  dismissSuggestion: defineEndpoint({
    method: 'POST',
    path: '/admin/glossary/suggestions/dismiss',
    summary: 'Never suggest this term again.',
    access: mayEdit,
    body: termSuggestionAnswer,
    data: z.object({ isDismissed: z.boolean() }),
  }),
};
