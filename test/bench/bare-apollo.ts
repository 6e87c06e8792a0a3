// One GraphQL field on Apollo and Fastify that does nothing: it answers what it was started with.
import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import Fastify from 'fastify';
import { BARE_TYPES } from './asks.ts';

const { data } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as { data: { cerberus: object } };

const server = new ApolloServer({ typeDefs: BARE_TYPES, resolvers: { Query: { cerberus: () => data.cerberus } } });
await server.start();
const app = Fastify();
app.route({ url: '/graphql', method: ['GET', 'POST'], handler: fastifyApolloHandler(server) });
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
