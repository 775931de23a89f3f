import { useEffect, useEffectEvent } from 'react';
import { useTab, useTabPlace } from '#web/core/tabs/use-tab.ts';
import { MENDED_FIELD } from '../publishing/mending-address.ts';
import { leadToField } from './lead-to-field.ts';
import type { PostSession } from './post-article.ts';

/** Leads to the field that the address names, once; the address forgets it. */
export function useFieldInAddress(session: PostSession): void {
  const { replaceUrl } = useTab();
  const { url } = useTabPlace();
  const [path = '', query = ''] = url.split('?', 2);
  const field = new URLSearchParams(query).get(MENDED_FIELD);
  const lead = useEffectEvent((named: string) => {
    replaceUrl(path);
    leadToField(session, named);
  });
  useEffect(() => {
    if (field !== null) lead(field);
  }, [field]);
}
