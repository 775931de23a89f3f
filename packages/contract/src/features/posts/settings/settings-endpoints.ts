import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { checkChoices, checkTrial, postSettings, postSettingsUpdate } from './post-settings.ts';

export const postSettingsEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/post-settings',
    summary: 'What the project asks of its posts before they are public.',
    access: inArea('posts', 'post.view'),
    data: postSettings,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/admin/post-settings/update',
    summary: 'Choose levels and figures of the checks, words, and the delay after a source.',
    access: inArea('posts', 'post.settings'),
    body: postSettingsUpdate,
    data: postSettings,
    errors: ['VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  preview: defineEndpoint({
    method: 'POST',
    path: '/admin/post-settings/rehearse',
    summary: 'Which of the newest public posts would not meet these choices; nothing is changed.',
    access: inArea('posts', 'post.settings'),
    body: z.strictObject({
      choices: checkChoices,
      posts: z._default(
        z
          .number({ error: 'type' })
          .check(z.int({ error: 'type' }), z.gte(1, { error: 'tooSmall' }), z.lte(50, { error: 'tooBig' })),
        20,
      ),
    }),
    data: checkTrial,
  }),
};
