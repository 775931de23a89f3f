import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { LANGUAGES } from '../../vocabulary/language.ts';

const MAX_ENTRIES = 200;
const MAX_COLUMNS = 60;

/** Names that the console gives its lists, panels and columns. */
const name = z.string({ error: 'type' }).check(z.regex(/^[a-z][\w.:/-]{0,79}$/i, { error: 'pattern' }));

/** Values by name; the bound keeps a person's row small. */
function byName<Value extends z.ZodMiniType>(value: Value) {
  return z.record(name, value, { error: 'type' }).check(
    z.refine((entries) => Object.keys(entries).length <= MAX_ENTRIES, {
      error: 'tooMany',
      params: { max: MAX_ENTRIES },
    }),
  );
}

export const appConfig = z.strictObject({
  density: z.enum(['compact', 'comfortable'], { error: 'choice' }),
  pageSize: z
    .number({ error: 'type' })
    .check(z.int({ error: 'type' }), z.gte(1, { error: 'tooSmall' }), z.lte(100, { error: 'tooBig' })),
  letterKeys: z.boolean({ error: 'type' }),
  columns: byName(z.array(name).check(z.maxLength(MAX_COLUMNS, { error: 'tooMany' }))),
});

export const pageConfig = z.strictObject({
  panels: byName(z.boolean({ error: 'type' })),
  lastTabs: byName(z.string({ error: 'type' }).check(z.maxLength(80, { error: 'tooLong' }))),
});

/** Of the layout config only what is the person's own: the rest belongs to the browser. */
export const layoutPreferences = z.strictObject({
  themeMode: z.enum(['light', 'dark', 'system'], { error: 'choice' }),
  showBreadcrumb: z.boolean({ error: 'type' }),
  locale: z.enum(LANGUAGES, { error: 'choice' }),
});

export const preferences = z.strictObject({ appConfig, pageConfig, layout: layoutPreferences });
export type Preferences = z.output<typeof preferences>;

/** Null where nothing has been kept yet. */
const keptPreferences = z.object({
  appConfig: z.nullable(appConfig),
  pageConfig: z.nullable(pageConfig),
  layout: z.nullable(layoutPreferences),
});
export type KeptPreferences = z.output<typeof keptPreferences>;

export const preferencesEndpoints = {
  preferences: defineEndpoint({
    method: 'GET',
    path: '/admin/user/preferences',
    summary: "The person's own settings of the console, for the next browser.",
    access: inArea('profile'),
    data: keptPreferences,
  }),
  keepPreferences: defineEndpoint({
    method: 'POST',
    path: '/admin/user/preferences',
    summary: "Keep the person's own settings of the console; the last write holds.",
    access: inArea('profile'),
    body: preferences,
    data: z.object({}),
  }),
};
