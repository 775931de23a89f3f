import type { FormStore } from '#web/ui/form/form-store.ts';

/** A form as pages see it: while it is read-only, nothing is changed from there. */
export function guardedForm<Values extends object>(
  form: FormStore<Values>,
  isReadOnly: () => boolean,
): FormStore<Values> {
  return {
    ...form,
    set: (name, value) => (isReadOnly() ? undefined : form.set(name, value)),
    fill: (values) => (isReadOnly() ? undefined : form.fill(values)),
  };
}
