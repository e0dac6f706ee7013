/**
 * The load generator and a peer, for measurements outside of this folder, which has the packages.
 */
import autocannon from 'autocannon';
import fastify from 'fastify';

export { autocannon, fastify };
