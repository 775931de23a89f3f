import type { ContentTemplateTable } from './tables/content-template-table.ts';
import type {
  CdnAnswerTable,
  CdnPurgeTable,
  DeliverySettingsTable,
  PostReadTable,
  ReadMarkTable,
} from './tables/delivery-tables.ts';
import type { FooterTable, FooterVersionTable } from './tables/footer-tables.ts';
import type {
  LayoutTable,
  LayoutVersionTable,
  LeadAlarmTable,
  ShownPageTable,
} from './tables/layout-tables.ts';
import type { MenuTable, MenuVersionTable } from './tables/menu-tables.ts';
import type { PartnerLogoClickTable, PartnerLogoTable } from './tables/partner-logo-tables.ts';
import type { SidebarTable, SidebarVersionTable } from './tables/sidebar-tables.ts';

/** What is arranged around the posts of a site, and what readers get of it. */
export interface PageSettingTables {
  cdn_answers: CdnAnswerTable;
  cdn_purges: CdnPurgeTable;
  content_templates: ContentTemplateTable;
  delivery_settings: DeliverySettingsTable;
  footer_versions: FooterVersionTable;
  footers: FooterTable;
  layouts: LayoutTable;
  layout_versions: LayoutVersionTable;
  menu_versions: MenuVersionTable;
  menus: MenuTable;
  partner_logo_clicks: PartnerLogoClickTable;
  partner_logos: PartnerLogoTable;
  post_reads: PostReadTable;
  read_marks: ReadMarkTable;
  lead_alarms: LeadAlarmTable;
  shown_pages: ShownPageTable;
  sidebar_versions: SidebarVersionTable;
  sidebars: SidebarTable;
}
