import type { ConfigNames } from '@toasoan/contract/features/content-templates/content-template.ts';
import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { createFormStore } from '#web/ui/form/form-store.ts';
import { configProblems } from '../config-problems.ts';
import { BLANK_TEMPLATE, configOf, configValues, type TemplateValues } from '../template-values.ts';
import { ConfigFields } from './config-fields.tsx';

interface OwnConfigFormProps {
  readonly config: BlockConfig;
  /** Of the records that the settings name. */
  readonly names: ConfigNames;
  readonly disabled: boolean;
  /** Called with settings that are whole; half a number or address stays in the form. */
  readonly onChange: (config: BlockConfig) => void;
}

/** The settings of one block, without a template. They take effect at once. */
export function OwnConfigForm({ config, names, disabled, onChange }: OwnConfigFormProps) {
  const valuesOf = (of: BlockConfig): TemplateValues => ({ ...BLANK_TEMPLATE, ...configValues(of, names) });
  const [form] = useState(() =>
    createFormStore(valuesOf(config), (values) => configProblems(configOf(values))),
  );
  const latest = useRef(JSON.stringify(config));
  const changed = useEffectEvent(() => {
    const next = configOf(form.get().values);
    const text = JSON.stringify(next);
    if (text === latest.current || configProblems(next).length > 0) return;
    latest.current = text;
    onChange(next);
  });
  const replaced = useEffectEvent((next: BlockConfig) => {
    const text = JSON.stringify(next);
    if (text === latest.current) return;
    latest.current = text;
    form.reset(valuesOf(next));
  });
  const named = useEffectEvent((known: ConfigNames) => {
    const { values } = form.get();
    if (JSON.stringify(configOf(values)) !== latest.current) return;
    form.reset({ ...values, ...configValues(config, withPicked(known, values)) });
  });
  useEffect(() => form.subscribe(changed), [form]);
  // A template's settings come without the names of what they name; the answer to the save brings them.
  useEffect(() => named(names), [names]);
  // Undone, or taken from somebody else.
  useEffect(() => replaced(config), [config]);
  return <ConfigFields form={form} disabled={disabled} />;
}

/** Names from the server, then those of what was picked since. */
function withPicked(names: ConfigNames, { query, relatedCategoryIds, pinned }: TemplateValues): ConfigNames {
  const picked = (list: readonly Picked[]) => list.map(({ id, label }) => ({ id, title: label }));
  return {
    categories: [...names.categories, ...picked(query.categories), ...picked(relatedCategoryIds)],
    tags: [...names.tags, ...picked(query.tags), ...picked(query.topic)],
    authors: [...names.authors, ...picked(query.authors)],
    posts: [...names.posts, ...picked(pinned.map(({ post }) => post))],
  };
}
