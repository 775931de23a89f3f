import type { ArticleActor } from '../../articles/article-actor.ts';
import type { PageState } from './page-states.ts';

export interface PageFacts {
  readonly state: PageState;
  /** The state that a trashed page is restored to. */
  readonly stateBeforeTrash: PageState | null;
  /** It translates another page: the translators' desk alone changes it. */
  readonly isTranslation?: boolean | undefined;
}

export type PageTransitionName = 'publish' | 'unpublish' | 'trash' | 'restore';

interface PageTransitionRule {
  readonly name: PageTransitionName;
  readonly from: readonly PageState[];
  /** `previous`: the state before the trash. */
  readonly to: PageState | 'previous';
  /** Everything that readers need is checked first. */
  readonly isChecked?: true;
}

/** The whole workflow: from and to identify a transition, so calls name only the target state. */
const PAGE_TRANSITIONS: readonly PageTransitionRule[] = [
  { name: 'publish', from: ['DRAFT', 'UNPUBLISHED'], to: 'PUBLISHED', isChecked: true },
  { name: 'unpublish', from: ['PUBLISHED'], to: 'UNPUBLISHED' },
  { name: 'trash', from: ['DRAFT', 'UNPUBLISHED'], to: 'TRASHED' },
  { name: 'restore', from: ['TRASHED'], to: 'previous' },
];

export interface PageTransitionChoice {
  readonly name: PageTransitionName;
  readonly to: PageState;
  readonly isChecked: boolean;
}

/** Transitions this user may make now, whether or not what they check is met yet. */
export function pageTransitionsOf(actor: ArticleActor, page: PageFacts): PageTransitionChoice[] {
  if (page.isTranslation || !actor.permissions.includes('page.edit')) return [];
  return PAGE_TRANSITIONS.filter(({ from }) => from.includes(page.state)).map(({ name, to, isChecked }) => ({
    name,
    to: to === 'previous' ? (page.stateBeforeTrash ?? 'DRAFT') : to,
    isChecked: isChecked ?? false,
  }));
}
