import { ExternalLink } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useSiteItem } from './site-item.tsx';

/** Opens a page of the current site beside the actions of its record; nothing for a path that readers do not have. */
export function SiteLink({ path }: { readonly path: string | undefined }) {
  const [item] = useSiteItem()(path);
  if (item === undefined) return null;
  const { label, disabledReason, onSelect } = item;
  return (
    <IconButton
      icon={<ExternalLink size={16} />}
      label={label}
      disabledReason={disabledReason}
      onClick={onSelect}
    />
  );
}
