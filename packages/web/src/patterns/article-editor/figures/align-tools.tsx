import { AlignCenter, AlignLeft, AlignRight, type LucideIcon, MoveHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PartTool } from '../whole-parts/part-tool.tsx';

const ALIGNS: readonly (readonly [align: string, icon: LucideIcon])[] = [
  ['center', AlignCenter],
  ['wide', MoveHorizontal],
  ['left', AlignLeft],
  ['right', AlignRight],
];

interface AlignToolsProps {
  readonly value: string;
  readonly onChange: (align: string) => void;
}

/** Size and place of a picture in the column; the text shows at once what readers get. */
export function AlignTools({ value, onChange }: AlignToolsProps) {
  const { t } = useTranslation('article-editor');
  return ALIGNS.map(([align, Icon]) => (
    <PartTool
      key={align}
      name={align}
      icon={<Icon size={16} />}
      label={t(`figure.align.${align}`)}
      aria-pressed={align === value}
      onClick={() => onChange(align)}
    />
  ));
}
