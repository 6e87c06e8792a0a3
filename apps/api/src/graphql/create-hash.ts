/**
 * Stands in for `@apollo/utils.createhash`, which looks for Node's crypto in a way that only works outside a bundle and otherwise
 * hashes every query in plain JavaScript.
 */
export { createHash } from 'node:crypto';
