import { useMutation } from '@tanstack/react-query';
import type { CheckTrial } from '@toasoan/contract/features/posts/settings/post-settings.ts';
import { postSettingsEndpoints } from '@toasoan/contract/features/posts/settings/settings-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { choicesOf, type SettingsValues } from './settings-values.ts';

const NEWEST = 20;

interface Trial {
  readonly start: () => void;
  readonly running: boolean;
  /** Of the very choices that stand in the form. */
  readonly result: CheckTrial | undefined;
}

/** Tries what stands in the form, saved or not, on the newest public posts. */
export function useTrial(form: FormStore<SettingsValues>): Trial {
  const values = useFormPart(form, (state) => state.values);
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (tried: SettingsValues) => {
      const body = { choices: choicesOf(tried), posts: NEWEST };
      return { tried, result: await call(postSettingsEndpoints.preview, { body }) };
    },
  });
  return {
    start: () => {
      if (form.checkAll()) mutate(form.get().values);
    },
    running: isPending,
    result: data?.tried === values ? data.result : undefined,
  };
}

/** How many of the posts would be kept from their readers. */
export function countStopped({ failures }: CheckTrial, { levels }: Pick<SettingsValues, 'levels'>): number {
  const stopping = failures.filter(({ code }) => (levels[code] ?? 'required') === 'required');
  return new Set(stopping.flatMap(({ posts }) => posts.map(({ id }) => id))).size;
}
