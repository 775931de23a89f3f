import { postCreate } from '@toasoan/contract/features/posts/post.ts';
import { expect, it } from 'vitest';
import type { AppError } from '#server/core/errors/app-error.ts';
import { failureEnvelope } from '#server/core/errors/failure-envelope.ts';
import { parseInput } from './parse-input.ts';

function refusalOf(input: unknown): AppError {
  try {
    parseInput(postCreate, input);
  } catch (error) {
    return error as AppError;
  }
  throw new Error('It was accepted.');
}

it.each([
  [{ type: 'paragraph', attrs: { onclick: 'x' } }, 'onclick'],
  [{ type: 'listItem' }, 'listItem'],
])('a part of a text that is refused is named in the message', (part, name) => {
  const refusal = refusalOf({ title: 'Bài', content: { type: 'doc', content: [part] } });
  const { errors } = failureEnvelope(refusal, 'vi', 'request');
  expect(errors).toMatchObject([{ field: 'content', message: expect.stringContaining(name) }]);
  expect(errors[0]?.message).not.toContain('{');
});
