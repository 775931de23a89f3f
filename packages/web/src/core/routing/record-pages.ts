import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter, type Visitor } from '@toasoan/contract/access/can-enter.ts';
import { AUDIT_AREAS, type AuditEntity } from '@toasoan/contract/core/audit-areas.ts';

/** The page of each kind of record, with `ID` for its id; null for kinds without a page. */
const RECORD_PAGES: Readonly<Record<AuditEntity, string | null>> = {
  post: '/manager_post/view/ID',
  postSkeleton: '/manager_post/skeletons?open=ID',
  event: '/manager_event/view/ID',
  page: '/manager_page/edit/ID',
  category: '/setting_post/manager_category?open=ID',
  tag: '/setting_post/manager_tag?open=ID',
  internalLink: '/setting_post/manager_internal_link?open=ID',
  layout: '/setting_post/manager_layout/ID',
  menu: '/setting_page/manager_menu/ID',
  footer: '/setting_page/manager_footer/ID',
  sidebar: '/setting_page/manager_sidebar/ID',
  contentTemplate: '/setting_post/manager_content?open=ID',
  partnerLogo: '/setting_page/manager_partnerLogo?open=ID',
  parserSource: '/manager_crawler/manager_parser_source?open=ID',
  parserTemplate: '/manager_crawler/manager_parser_template/ID',
  sourceCategory: '/manager_crawler/manager_sourceCategory?open=ID',
  sourceLink: '/manager_crawler/manager_sourceLinkToCategory?open=ID',
  crawledItem: '/manager_crawler/manager_review_crawler?open=ID',
  user: '/manager_user/manager_user_account?open=ID',
  project: '/view_project',
  session: null,
  refusal: null,
  auditLog: '/view_project',
  import: null,
  savedView: null,
  takedown: null,
  correction: null,
  correctionRequest: '/manager_post/correction_requests?open=ID',
  dataRequest: '/view_project?view=data&open=ID',
  webhook: '/view_project?view=webhooks&open=ID',
  royalty: '/manager_post/view/ID',
  royaltyRate: '/manager_user/manager_account_author/royalties?open=rates',
  royaltyMonth: '/manager_user/manager_account_author/royalties?period=ID&view=all&open=month',
  media: null,
  mediaFolder: null,
  mediaTemplate: null,
  mediaCollection: null,
  comment: '/manager_comment?view=all&open=ID',
  commentBan: null,
  glossaryEntry: '/manager_translate/glossary?open=ID',
  translation: '/manager_translate/edit_translation/ID',
  translationSuggestion: '/manager_translate/improve_translation?open=ID',
  machineTranslation: '/view_project?view=machine-translation',
  apiKey: '/manager_translate/api_key?open=ID',
  contest: null,
  submission: null,
  juror: null,
  contestAward: null,
  contestRound: null,
  juryScore: null,
  contestVote: null,
  commentRules: '/manager_comment?open=rules',
};

/** Access to the area of a kind of record. */
export function mayEnterRecords(entity: AuditEntity, visitor: Visitor): boolean {
  return canEnter(AREA_RULES[AUDIT_AREAS[entity]], visitor);
}

/** The address of a record; undefined without access to its area. */
export function recordPage(entity: AuditEntity, id: string, visitor: Visitor): string | undefined {
  const page = RECORD_PAGES[entity];
  if (page === null || !mayEnterRecords(entity, visitor)) return undefined;
  return page.replace('ID', id);
}

export function isAuditEntity(entity: string): entity is AuditEntity {
  return Object.hasOwn(AUDIT_AREAS, entity);
}
