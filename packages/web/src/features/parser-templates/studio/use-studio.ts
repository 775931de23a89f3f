import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  FieldSelector,
  PageField,
  TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import type { ParserTemplateDetail } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import type { DriftReport, StudioPage, Trial } from '@toasoan/contract/features/parser-templates/studio.ts';
import { useState } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { type Editing, useDraftEditing } from '#web/features/drafts/public.ts';
import {
  driftOf,
  saveDraft,
  studioPageOf,
  templateDetail,
  templateKeys,
  testPages,
  tryTemplate,
} from '../template-queries.ts';
import { withSelectors } from './studio-model.ts';

export type TemplateEditing = Editing<ParserTemplateDetail, TemplateDefinition>;

const TEMPLATES = {
  name: 'parser-template',
  contentOf: ({ draft }: ParserTemplateDetail): TemplateDefinition => draft,
  send: saveDraft,
  detail: templateDetail,
  keys: templateKeys,
};

/** An element of the page that a person has pointed at. */
export interface Pick {
  readonly node: number;
  readonly field: PageField;
}

export interface Studio extends TemplateEditing {
  readonly template: ParserTemplateDetail;
  readonly draft: TemplateDefinition;
  readonly trial: Trial | undefined;
  readonly isTrying: boolean;
  /** Reads the test pages now, and keeps the result. */
  readonly tryNow: () => Promise<void>;
  readonly drift: DriftReport | undefined;
  readonly url: string | undefined;
  readonly show: (url: string) => void;
  readonly page: StudioPage | undefined;
  readonly pageError: Error | null;
  readonly active: PageField | null;
  readonly choose: (field: PageField | null) => void;
  readonly pick: Pick | undefined;
  readonly setPick: (pick: Pick | undefined) => void;
  readonly setSelectors: (field: PageField, selectors: readonly FieldSelector[]) => void;
  readonly set: (part: Partial<TemplateDefinition>) => void;
}

/** Everything that the parts of the studio share. */
export function useStudio(loaded: ParserTemplateDetail): Studio {
  const templateEditing = useDraftEditing(loaded, TEMPLATES);
  const { editing, state } = templateEditing;
  const { record: template, content: draft } = state;
  const client = useQueryClient();
  const projectId = useProjectId();
  const [chosenUrl, setUrl] = useState<string>();
  const [active, setActive] = useState<PageField | null>(loaded.drift[0]?.field ?? null);
  const [pick, setPick] = useState<Pick>();
  const [isTrying, setTrying] = useState(false);
  const url = chosenUrl && template.testUrls.includes(chosenUrl) ? chosenUrl : template.testUrls[0];
  const hasPages = template.testUrls.length > 0;
  const trial = useQuery({ ...testPages(projectId, template), enabled: hasPages });
  const page = useQuery({ ...studioPageOf(projectId, template, { url }), enabled: url !== undefined });

  async function tryNow() {
    if (!(await editing.flush())) return;
    setTrying(true);
    const tried = await tryTemplate(editing.get().record).catch(() => undefined);
    setTrying(false);
    if (tried === undefined) return;
    const { template: after, ...result } = tried;
    client.setQueryData(testPages(projectId, after).queryKey, result);
    editing.take(after);
  }
  return {
    ...templateEditing,
    template,
    draft,
    trial: hasPages ? trial.data : { items: [], passed: 0, total: 0 },
    isTrying,
    tryNow,
    drift: useQuery(driftOf(projectId, template.id)).data,
    url,
    show: (next) => {
      setUrl(next);
      setPick(undefined);
    },
    page: page.data?.url === url ? page.data : undefined,
    pageError: page.error,
    active,
    choose: setActive,
    pick,
    setPick,
    setSelectors: (field, selectors) =>
      editing.change(withSelectors(draft, field, selectors), `field ${field}`),
    set: (part) => editing.change({ ...draft, ...part }, Object.keys(part).join(' ')),
  };
}
