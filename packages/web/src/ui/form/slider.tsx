import styles from './slider.module.css';

interface SliderProps {
  readonly label: string;
  /** A step, from 0 to the last. */
  readonly value: number;
  readonly last: number;
  /** The value in words. */
  readonly words: string;
  readonly onChange: (value: number) => void;
}

/** A value among a few steps, by dragging or by the arrow keys. */
export function Slider({ label, value, last, words, onChange }: SliderProps) {
  return (
    <input
      type="range"
      className={styles.slider}
      min={0}
      max={last}
      step={1}
      value={value}
      aria-label={label}
      aria-valuetext={words}
      data-tip={`${label}: ${words}`}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
