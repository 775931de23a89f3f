import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from '../config.ts';
import { listen } from '../listen.ts';

/** Returns the address it listens at. @throws ConfigError naming INTAKE_PORT */
export async function listenForReaders(
  app: FastifyInstance,
  { host, intakePort = 0 }: Pick<Config, 'host' | 'intakePort'>,
): Promise<string> {
  try {
    return await listen(app, { host, port: intakePort });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError(error.message.replaceAll('PORT', 'INTAKE_PORT'), { cause: error });
  }
}
