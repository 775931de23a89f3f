import { byKeys } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import {
  batchBody,
  documentBody,
  historyPage,
  historyQuery,
  savedTerms,
  termPage,
  termsBody,
  termsQuery,
  textBody,
  translatedDocument,
  translatedText,
  translatedTexts,
  usage,
} from './calls.ts';

/** All calls of other systems are below it, under the base address of the calls. */
export const TRANSLATE_PREFIX = '/translate/v1';

/** Escapes in JSON make a character up to twelve bytes. */
const MOST_BYTES = 1024 * 1024;

/**
 * What other systems call with an API key. A success is the data alone, a failure is problem details (RFC 9457) with
 * one of `KEY_PROBLEMS`. Every POST takes an Idempotency-Key: a repeated call costs nothing.
 */
export const translateApiEndpoints = {
  text: defineEndpoint({
    method: 'POST',
    path: `${TRANSLATE_PREFIX}/text`,
    summary: 'Translate one text.',
    access: byKeys('translate'),
    body: textBody,
    data: translatedText,
    creates: true,
    bodyLimit: MOST_BYTES,
  }),
  batch: defineEndpoint({
    method: 'POST',
    path: `${TRANSLATE_PREFIX}/batch`,
    summary: 'Translate up to 50 texts of one language pair, in their order.',
    access: byKeys('translate'),
    body: batchBody,
    data: translatedTexts,
    creates: true,
    bodyLimit: MOST_BYTES,
  }),
  document: defineEndpoint({
    method: 'POST',
    path: `${TRANSLATE_PREFIX}/document`,
    summary: 'Translate the words of an HTML document of up to 200 KB; its markup stays as it is.',
    access: byKeys('translate'),
    body: documentBody,
    data: translatedDocument,
    creates: true,
    bodyLimit: MOST_BYTES,
  }),
  terms: defineEndpoint({
    method: 'GET',
    path: `${TRANSLATE_PREFIX}/glossaries`,
    summary: 'Entries of the glossary of a language pair, by cursor.',
    access: byKeys('get_glossaries'),
    query: termsQuery,
    data: termPage,
  }),
  saveTerms: defineEndpoint({
    method: 'POST',
    path: `${TRANSLATE_PREFIX}/glossaries`,
    summary: 'Propose entries of the glossary, or change proposed ones; a person approves them.',
    access: byKeys('edit_glossaries'),
    body: termsBody,
    data: savedTerms,
    creates: true,
    bodyLimit: MOST_BYTES,
  }),
  history: defineEndpoint({
    method: 'GET',
    path: `${TRANSLATE_PREFIX}/history`,
    summary: 'What was translated in a project, newest first, by cursor.',
    access: byKeys('get_history'),
    query: historyQuery,
    data: historyPage,
  }),
  usage: defineEndpoint({
    method: 'GET',
    path: `${TRANSLATE_PREFIX}/usage`,
    summary: 'What the key may do, and what it has used today and in the last seven days.',
    access: byKeys(null),
    data: usage,
  }),
};
