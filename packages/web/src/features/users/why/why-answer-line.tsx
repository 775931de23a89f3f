import { CircleCheck, CircleX } from 'lucide-react';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import styles from './why-section.module.css';

interface WhyAnswerLineProps {
  /** Undefined while it is asked for. */
  readonly answer: { readonly allowed: boolean; readonly message: string } | undefined;
  readonly problem: string | undefined;
}

/** Yes or no, and the rule that says so. */
export function WhyAnswerLine({ answer, problem }: WhyAnswerLineProps) {
  if (problem !== undefined) return <p className={styles.answer}>{problem}</p>;
  if (!answer) return <Spinner />;
  const Sign = answer.allowed ? CircleCheck : CircleX;
  return (
    <p className={styles.answer}>
      <Sign size={18} aria-hidden className={answer.allowed ? styles.allowed : styles.refused} />
      {answer.message}
    </p>
  );
}
