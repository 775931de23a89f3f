import { queryOptions } from '@tanstack/react-query';
import {
  engineEndpoints as endpoints,
  machineTranslationEndpoints,
} from '@toasoan/contract/features/machine-translation/endpoints.ts';
import type { MachineSettingsUpdate } from '@toasoan/contract/features/machine-translation/machine-settings.ts';
import { call } from '#web/core/api/api.ts';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

const engines = crudCalls('machine-translation', endpoints);

export const {
  list: engineList,
  detail: engineDetail,
  create: createEngine,
  update: updateEngine,
  useRemove: useRemoveEngine,
} = engines;

export function machineSettings(projectId: string) {
  return queryOptions({
    queryKey: engines.keys(projectId, 'settings'),
    queryFn: ({ signal }) => call(machineTranslationEndpoints.settings, { signal }),
  });
}

export function useTestEngine() {
  return useResourceMutation(engines.keys, (id: string) => call(endpoints.test, { params: { id } }));
}

export const saveMachineSettings = (body: MachineSettingsUpdate) =>
  call(machineTranslationEndpoints.saveSettings, { body });

/** Of the last 30 days. */
export function machineUsage(projectId: string) {
  return queryOptions({
    queryKey: engines.keys(projectId, 'usage'),
    queryFn: ({ signal }) => call(machineTranslationEndpoints.usage, { query: { days: '30' }, signal }),
  });
}
