import { fastify } from 'fastify';

export const silentLog = fastify({ logger: { level: 'silent' } }).log;
