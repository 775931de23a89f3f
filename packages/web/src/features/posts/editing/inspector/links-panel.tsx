import { NAMED_ACCOUNTS_FIELDS } from '@toasoan/contract/features/posts/named/named-accounts.ts';
import { useSessionPart } from '#web/features/articles/public.ts';
import { useArticleLinks } from '#web/patterns/article-links/article-links-slot.ts';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import type { PanelProps } from './post-panel.tsx';

/** Links that readers get by keywords; another feature shows them. */
export function LinksPanel({ session }: PanelProps) {
  const { LinkSuggestions } = useArticleLinks();
  const postId = useSessionPart(session, ({ record }) => record?.id);
  const title = useSettledPart(session.form, ({ values }) => values.title);
  const excerpt = useSettledPart(session.form, ({ values }) => values.excerpt);
  const categories = useSettledPart(session.form, ({ values }) =>
    [values.mainCategoryId, ...values.otherCategoryIds].filter(Boolean).join(' '),
  );
  const tags = useSettledPart(session.form, ({ values }) => values.tags.map(({ id }) => id).join(' '));
  const accounts = useSettledPart(session.form, ({ values }) =>
    NAMED_ACCOUNTS_FIELDS.flatMap((field) => values[field]).join(' '),
  );
  const lang = useSettledPart(session.form, ({ values }) => values.lang);
  return (
    <LinkSuggestions
      facts={{ postId, title, excerpt, categoryIds: idsIn(categories) }}
      subject={{ tagIds: idsIn(tags), accountIds: [...new Set(idsIn(accounts))], lang }}
      article={session.article}
    />
  );
}

const idsIn = (text: string) => text.split(' ').filter(Boolean);
