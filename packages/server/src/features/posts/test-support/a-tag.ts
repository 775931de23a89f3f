import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { aNumber } from '#test/factories/a-number.ts';
import type { TestServer } from '#test/test-server.ts';
import type { Staff } from './a-newsroom.ts';

/** A tag that `by` creates, as articles name it. */
export async function aTag(
  server: TestServer,
  { headers }: Pick<Staff, 'headers'>,
): Promise<{ readonly id: string; readonly title: string }> {
  const body = { title: `Vịnh Hạ Long ${aNumber()}` };
  const { id, title } = await server.ask(tagEndpoints.create, { headers, body });
  return { id, title };
}
