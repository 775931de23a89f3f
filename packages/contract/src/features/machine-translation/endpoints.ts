import { inArea } from '../../access/endpoint-access.ts';
import { crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams } from '../../core/ids.ts';
import { engine, engineCreate, engineListQuery, engineTrial, engineUpdate } from './engine.ts';
import { machineSettings, machineSettingsUpdate } from './machine-settings.ts';
import { machineUsage, usageQuery } from './machine-usage.ts';

const access = inArea('machine-translation');

/** Engines: their keys go in and never come out. */
export const engineEndpoints = {
  ...crudEndpoints({
    entity: 'machineTranslation',
    thing: 'translation-engine',
    things: 'translation-engines',
    area: 'machine-translation',
    row: engine,
    detail: engine,
    query: engineListQuery,
    create: engineCreate,
    update: engineUpdate,
    saveErrors: ['RULES_NOT_MET'],
  }),
  test: defineEndpoint({
    method: 'POST',
    path: '/admin/translation-engine/test/{id}',
    summary: 'Translate one short sentence now, also by an engine that is off, and report how it went.',
    access,
    params: idParams,
    data: engineTrial,
    errors: ['NOT_FOUND'],
  }),
};

export const machineTranslationEndpoints = {
  settings: defineEndpoint({
    method: 'GET',
    path: '/admin/machine-translation/settings',
    summary: 'Budget, order of engines and style guide, and the money of this month.',
    access,
    data: machineSettings,
  }),
  saveSettings: defineEndpoint({
    method: 'POST',
    path: '/admin/machine-translation/settings',
    summary: 'Change budget, order of engines or style guide; only the keys sent are changed.',
    access,
    body: machineSettingsUpdate,
    data: machineSettings,
    errors: ['VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  usage: defineEndpoint({
    method: 'GET',
    path: '/admin/machine-translation/usage',
    summary: 'Characters, cost and failures by day and by engine, with how much people changed.',
    access,
    query: usageQuery,
    data: machineUsage,
  }),
};
