import { type ComponentType, createContext, use } from 'react';

export interface CropDialogProps {
  /** A picture of the library. */
  readonly id: string;
  readonly onClose: () => void;
}

const NoDialog: ComponentType<CropDialogProps> = () => null;

/** The library's dialog for crops and focal point, provided by the app to the article editor. */
export const CropDialogContext = createContext<ComponentType<CropDialogProps>>(NoDialog);

export function useCropDialog(): ComponentType<CropDialogProps> {
  return use(CropDialogContext);
}
