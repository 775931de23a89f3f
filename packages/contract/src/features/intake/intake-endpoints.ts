import * as z from 'zod/mini';
import { byReaders } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { readerParams } from '../../core/reader-fields.ts';

export const intakeEndpoints = {
  settings: defineEndpoint({
    method: 'GET',
    path: '/intake/v1/{projectId}/settings',
    summary: 'What a page needs to know before it shows a form of the project.',
    access: byReaders('read'),
    params: z.strictObject(readerParams),
    data: z.object({
      name: z.string(),
      /** '' while no captcha is asked for. */
      captchaSiteKey: z.string(),
      /** Answers and links for confirmation are mailed. */
      mails: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
  }),
};
