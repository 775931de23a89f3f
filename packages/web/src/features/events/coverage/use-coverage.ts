import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { Coverage } from '@toasoan/contract/features/events/coverage/coverage.ts';
import { coverageEndpoints } from '@toasoan/contract/features/events/coverage/coverage-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { randomId } from '#web/core/random-id.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { eventKeys } from '../event-queries.ts';

type Create = BodyInput<typeof coverageEndpoints.create>;
type Update = BodyInput<typeof coverageEndpoints.update>;

/** Plans, gives, takes and gives up pieces of coverage; whatever shows them is read again. */
export function useCoverage() {
  const { t } = useTranslation('coverage');
  const projectId = useProjectId();
  const client = useQueryClient();
  const onSettled = () => invalidate(client, { queryKey: eventKeys(projectId) });
  function say({ assignee, post }: Coverage) {
    const text = assignee && post ? t('done.given', { name: assignee.name }) : t('done.saved');
    showToast({ tone: 'success', text });
  }
  const create = useMutation({
    mutationFn: (body: Create) => call(coverageEndpoints.create, { body, idempotencyKey: randomId() }),
    onSuccess: say,
    onSettled,
  });
  const update = useMutation({
    mutationFn: (body: Update) => call(coverageEndpoints.update, { body }),
    onSuccess: say,
    onSettled,
  });
  const take = useMutation({
    mutationFn: ({ id, version }: Pick<Coverage, 'id' | 'version'>) =>
      call(coverageEndpoints.take, { params: { id }, body: { version } }),
    onSuccess: say,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id, version }: Pick<Coverage, 'id' | 'version'>) =>
      call(coverageEndpoints.remove, { params: { id }, ifMatch: version }),
    onSettled,
  });
  return { create, update, take, remove };
}
