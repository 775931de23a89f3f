export { NotificationSettings } from './settings/notification-settings.tsx';
