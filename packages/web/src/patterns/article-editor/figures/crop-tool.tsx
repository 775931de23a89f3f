import { CROP_RATIOS } from '@toasoan/contract/vocabulary/picture.ts';
import { Crop } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCropDialog } from '#web/patterns/media/crop-slot.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { PartTool } from '../whole-parts/part-tool.tsx';
import type { ShownPart } from '../whole-parts/shown-part.ts';
import { showNewCrop } from './show-new-crop.ts';

interface CropToolProps {
  readonly part: ShownPart;
  /** Undefined: the whole picture. */
  readonly onChange: (ratio: string | undefined) => void;
}

/** The shape of a picture in this place, and the crops of the picture itself. The original stays as it is. */
export function CropTool({ part, onChange }: CropToolProps) {
  const { t } = useTranslation('article-editor');
  const [cropping, setCropping] = useState(false);
  const CropDialog = useCropDialog();
  const { mediaId, ratio = 'whole' } = part.node.attrs;

  const items: readonly MenuItem[] = [
    ...(['whole', ...CROP_RATIOS] as const).map((one) => ({
      key: one,
      label: one === 'whole' ? t('figure.ratio.whole') : one.replace('x', ':'),
      chosen: one === ratio,
      onSelect: () => onChange(one === 'whole' ? undefined : one),
    })),
    {
      key: 'frames',
      label: t('figure.crops'),
      icon: <Crop size={16} />,
      startsGroup: true,
      onSelect: () => setCropping(true),
    },
  ];
  return (
    <>
      <MenuButton label={t('figure.ratio')} items={items}>
        {(trigger) => (
          <PartTool {...trigger} name="crop" icon={<Crop size={16} />} label={t('figure.ratio')}>
            {ratio === 'whole' ? t('figure.ratio.short') : String(ratio).replace('x', ':')}
          </PartTool>
        )}
      </MenuButton>
      {cropping && (
        <Suspense>
          <CropDialog
            id={String(mediaId)}
            onClose={() => {
              setCropping(false);
              showNewCrop(part.dom);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
