export { attachmentName } from './attachment-name.ts';
export { attachmentRoutes } from './attachment-routes.ts';
export { ATTACHMENT_GONE, deleteFilesOf, namesOfFiles } from './attachment-store.ts';
export { takeSentFiles } from './reader-attachment-routes.ts';
export type { AttachmentDependencies } from './take-in-file.ts';
