/**
 * What describes rules, to be imported dynamically: `import('../engine/describing.ts')`. The library as a whole never is, or
 * its kernel would come with the app's first page.
 */
export { describedDecision, describedParameter, reachOf } from '@riposte/rules';
