/** The very characters of what was imported, once for all runs that met them. */
export interface ImportSourceTable {
  project_id: string;
  hash: string;
  source: string;
}
