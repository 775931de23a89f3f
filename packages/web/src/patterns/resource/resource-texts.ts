import { useTranslation } from 'react-i18next';

/** What a kind of record is called inside a sentence: "thẻ", "thẻ"; "tag", "tags". */
interface ResourceName {
  readonly thing: string;
  readonly things: string;
}

/** The sentences that every list of records says alike. */
export interface ResourceTexts {
  readonly add: string;
  readonly create: string;
  readonly edit: string;
  readonly readOnly: string;
  readonly empty: string;
  readonly deleteTitle: (title: string) => string;
  readonly deleted: (title: string) => string;
  readonly deleteMany: (count: number) => string;
}

export function useResourceTexts({ thing, things }: ResourceName): ResourceTexts {
  const { t } = useTranslation('patterns');
  return {
    add: t('resource.add', { thing }),
    create: capitalised(t('resource.create', { thing })),
    edit: t('resource.edit', { thing }),
    readOnly: t('resource.readOnly', { things }),
    empty: t('resource.empty', { things }),
    deleteTitle: (title) => t('resource.deleteTitle', { thing, title }),
    deleted: (title) => t('resource.deleted', { thing, title }),
    deleteMany: (count) => t('resource.deleteMany', { n: count, things: count === 1 ? thing : things }),
  };
}

/** In Vietnamese the name comes first: "Thẻ mới". */
function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
