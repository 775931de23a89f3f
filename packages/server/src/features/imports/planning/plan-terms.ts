import { note } from '../import-note.ts';
import type { OtherTerm, SourceTerm } from '../wordpress/source-terms.ts';
import type { WxrSurvey } from '../wordpress/survey-wxr.ts';
import type { EarlierImports } from './earlier-imports-view.ts';
import type { ExistingTerms } from './existing-terms-view.ts';
import { hashOfKey } from './import-key.ts';
import { CategoryPlanner } from './plan-categories.ts';
import { TagPlanner } from './plan-tags.ts';
import type { TermPlan } from './term-plan.ts';

export interface PlannedTerms {
  readonly categories: CategoryPlanner;
  readonly tags: TagPlanner;
  /** Parents before children. */
  readonly plans: readonly TermPlan[];
}

export function planTerms(survey: WxrSurvey, existing: ExistingTerms, earlier: EarlierImports): PlannedTerms {
  const { site, terms, repeatedTerms, otherTerms } = survey;
  const ofTaxonomy = (taxonomy: string) => terms.filter((term) => term.taxonomy === taxonomy);
  const categories = new CategoryPlanner(site, ofTaxonomy('category'), existing.categories, earlier);
  const tags = new TagPlanner(site, ofTaxonomy('post_tag'), existing, earlier);
  const repeated = repeatedTerms.map((term) => skipped(site, term, note('TWICE_IN_FILE')));
  const others = otherTerms.map((term) =>
    skipped(
      site,
      term,
      term.taxonomy === 'nav_menu'
        ? note('MENU_NOT_YET')
        : note('TAXONOMY_NOT_YET', { taxonomy: term.taxonomy }),
    ),
  );
  return { categories, tags, plans: [...categories.plans, ...tags.plans, ...repeated, ...others] };
}

/** Keys under which an earlier run may have created the terms of an export. */
export function termKeys({ site, terms }: WxrSurvey): string[] {
  return terms.map((term) => hashOfKey({ site, type: term.taxonomy, id: term.id, guid: term.nicename }));
}

function skipped(site: string, term: SourceTerm | OtherTerm, reason: TermPlan['entry']['reason']): TermPlan {
  const { taxonomy: type, id, nicename: guid, name: title } = term;
  return {
    keyHash: hashOfKey({ site, type, id, guid }),
    source: term.source,
    entry: { type, id, guid, title, result: 'skipped', ...(reason !== undefined && { reason }), notes: [] },
  };
}
