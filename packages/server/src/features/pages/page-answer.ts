import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { Page, PageRow } from '@toasoan/contract/features/pages/page.ts';
import { isOverdue, mayEditPage } from '@toasoan/contract/features/pages/page-rules.ts';
import { pageTransitionsOf } from '@toasoan/contract/features/pages/workflow/page-transitions.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { renderArticle } from '#server/core/article/render-article.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { pictureOf } from '#server/core/media/picture-view.ts';
import { type PageRecord, type PageRowRecord, pageFactsOf, pageSlugFollows } from './page-record.ts';
import { pageRulesInTheWay } from './workflow/unmet-page-rules.ts';

/** The page as this person sees it: with their possible transitions and what blocks them. */
export function pageOf(page: PageRecord, actor: ArticleActor, language: Language): Page {
  const facts = pageFactsOf(page);
  return {
    ...pageRowOf(page),
    excerpt: page.excerpt,
    content: page.content,
    contentHtml: renderArticle(page.content),
    keywords: page.keywords,
    seoTitle: page.seo_title,
    seoDescription: page.seo_description,
    slugFollowsTitle: pageSlugFollows(page),
    details: page.details,
    cover: page.cover && pictureOf(page.cover),
    media: [...page.media],
    childCount: page.child_count,
    redirects: page.redirects.map((path) => `/${path}`),
    stateTime: page.state_time.toISOString(),
    stateReason: page.state_reason,
    allowedTransitions: pageTransitionsOf(actor, facts).map((transition) => ({
      name: transition.name,
      to: transition.to,
      unmet: pageRulesInTheWay(page, transition).map(({ code, field, text }) => ({
        code,
        field,
        message: text[language],
      })),
    })),
    mayEdit: mayEditPage(actor, facts),
    translationOf: page.translation_of ?? undefined,
  };
}

export function pageRowOf(page: PageRowRecord): PageRow {
  return {
    id: page.id,
    title: page.title,
    slug: page.slug,
    path: `/${page.path}`,
    parentId: page.parent_id,
    parentTitle: page.parent_title ?? '',
    position: page.position,
    state: page.state,
    stateBeforeTrash: page.state_before_trash,
    template: page.template,
    lang: page.lang,
    menuShow: page.menu_show,
    publishedTime: page.published_time?.toISOString() ?? null,
    everPublished: page.ever_published,
    reviewDate: page.review_date,
    isOverdue: page.state !== 'TRASHED' && isOverdue({ reviewDate: page.review_date }, hanoiDay(Date.now())),
    reviewOwner:
      page.review_owner_id === null
        ? null
        : { userId: page.review_owner_id, name: page.review_owner_name ?? '' },
    reviewedTime: page.reviewed_time?.toISOString() ?? null,
    reviewedBy:
      page.reviewed_time === null ? null : { userId: page.reviewed_by_id, name: page.reviewed_by_name },
    holder: page.holder && { ...page.holder, since: new Date(page.holder.since).toISOString() },
    ...auditFieldsOf(page),
  };
}
