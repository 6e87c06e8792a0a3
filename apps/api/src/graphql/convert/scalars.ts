import { GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql';

/** Any JSON value. */
export const JsonScalar = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});

/** A value that is a text, a number, or yes or no. */
export const PlainScalar = new GraphQLScalarType({
  name: 'Scalar',
  description: 'A text, a number, or yes or no.',
  serialize: (value) => value,
  parseValue: plain,
  parseLiteral: (node) => plain(valueFromASTUntyped(node), node),
});

function plain(value: unknown, node?: ValueNode): unknown {
  if (['string', 'number', 'boolean'].includes(typeof value) || node?.kind === Kind.NULL) return value;
  throw new GraphQLError('expected a text, a number, or yes or no', { nodes: node });
}
