import { Button } from '#web/ui/actions/button.tsx';
import styles from './preview-choice.module.css';

interface PreviewChoiceProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/** A switch in the bar of a preview. */
export function PreviewChoice<Value extends string>(props: PreviewChoiceProps<Value>) {
  const { label, choices, chosen, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={label} className={styles.switch}>
      {choices.map(({ value, label: name }) => (
        <Button
          key={value}
          size="compact"
          variant="quiet"
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
