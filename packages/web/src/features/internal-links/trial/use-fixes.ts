import type { RefusedPlace } from '@toasoan/contract/features/internal-links/article-links.ts';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { useSwitchPost, useUpdateLink } from '../internal-link-queries.ts';

/** The way out of a refusal. */
export interface Fix {
  readonly label: string;
  readonly busy: boolean;
  readonly run: () => void;
}

const MOST_PER_POST = 5;
/** What only the keyword's form can settle. */
const BY_FORM: readonly RefusedPlace['reason'][] = [
  'EXCLUDED',
  'NOT_YET',
  'OVER',
  'OUT_OF_SCOPE',
  'TARGET_GONE',
  'OTHER_MARKS',
];

interface FixesOptions {
  readonly postId: string;
  /** Opens the form of a keyword. */
  readonly onEdit: (linkId: string) => void;
}

/** Fixes are ordinary changes of keywords; the trial is asked again after each. */
export function useFixes({ postId, onEdit }: FixesOptions): (place: RefusedPlace) => Fix | undefined {
  const { t } = useTranslation('internal-links');
  const mayEdit = useMay('internalLink.edit');
  const update = useUpdateLink();
  const switchPost = useSwitchPost();
  const busy = update.isPending || switchPost.isPending;
  return ({ reason, rule }) => {
    if (!mayEdit) return undefined;
    if (BY_FORM.includes(reason)) return { label: t('fix.edit'), busy: false, run: () => onEdit(rule.id) };
    if (reason === 'KEYWORD_FULL' && rule.maxPerPost < MOST_PER_POST) {
      const maxPerPost = rule.maxPerPost + 1;
      return {
        label: t('fix.more', { count: maxPerPost }),
        busy,
        run: () => update.mutate({ record: rule, set: { maxPerPost } }),
      };
    }
    if (reason === 'KEYWORD_OFF')
      return {
        label: t('fix.on'),
        busy,
        run: () => update.mutate({ record: rule, set: { status: 'ENABLE' } }),
      };
    if (reason === 'POST_OFF')
      return { label: t('fix.postOn'), busy, run: () => switchPost.mutate({ postId, isOff: false }) };
    return undefined;
  };
}
