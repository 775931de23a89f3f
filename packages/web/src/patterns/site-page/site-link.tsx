import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useSiteItem } from './site-item.tsx';

/** Opens a page of the current site beside the actions of its record; nothing for a path that readers do not have. */
export function SiteLink({ path }: { readonly path: string | undefined }) {
  const [item] = useSiteItem()(path);
  if (item === undefined) return null;
  return <IconButton icon={item.icon} label={item.label} onClick={item.onSelect} />;
}
