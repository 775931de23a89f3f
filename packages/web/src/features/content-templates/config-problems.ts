import {
  type BlockConfig,
  blockConfig,
} from '@toasoan/contract/features/content-templates/template-config.ts';
import {
  configProblem,
  TEMPLATE_RULE_TEXTS,
} from '@toasoan/contract/features/content-templates/template-rules.ts';
import { fillText } from '@toasoan/contract/vocabulary/fill-text.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import { screenLanguage } from '#web/ui/text/format-number.ts';

/** What the rules of a block have against settings that the schema takes. */
export function brokenRules(config: BlockConfig): readonly Problem[] {
  const broken = configProblem(config);
  if (broken === undefined) return [];
  const language = screenLanguage();
  const message = fillText(TEMPLATE_RULE_TEXTS[broken.rule][language], broken.values ?? {}, language);
  return [{ field: broken.field, code: broken.rule, message }];
}

export function configProblems(config: BlockConfig): readonly Problem[] {
  const problems = schemaProblems(blockConfig, config);
  return problems.length > 0 ? problems : brokenRules(config);
}
