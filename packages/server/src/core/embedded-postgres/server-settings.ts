export type ServerSettings = Readonly<Record<string, string>>;

/** Durable, and modest enough for a machine that runs the product and a browser beside it. */
const DEFAULTS: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  // Statements and the values in error details are people's data; the product logs its own failures.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Settings are passed at each start, so that a newer program's apply to an older cluster. */
export function serverArguments(cluster: string, port: number, settings: ServerSettings): string[] {
  const all = { ...DEFAULTS, ...settings, port: String(port) };
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
