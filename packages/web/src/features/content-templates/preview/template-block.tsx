import { useQuery } from '@tanstack/react-query';
import { configIn } from '@toasoan/contract/features/content-templates/template-config.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { templateDetail, templatePreview } from '../template-queries.ts';
import { BlockView } from './block-view.tsx';
import styles from './preview.module.css';

/** What a template shows with the posts of this moment. */
export function TemplateBlock({ id }: { readonly id: string }) {
  const projectId = useProjectId();
  const template = useQuery(templateDetail(projectId, id));
  const config = template.data && configIn(template.data);
  const block = useQuery({
    ...templatePreview(projectId, config ?? ({} as never)),
    enabled: config !== undefined,
  });
  const error = template.error ?? block.error;
  if (error) return <p className={textStyles.problem}>{error.message}</p>;
  if (config === undefined || block.data === undefined) return <Skeleton height="120px" />;
  return (
    <div className={styles.paper} data-device="mobile">
      <BlockView config={config} block={block.data} />
    </div>
  );
}
