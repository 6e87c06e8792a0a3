/**
 * What checks packs and fills in from them, to be imported dynamically: `import('../engine/packing.ts')`. The library as a whole
 * never is, or its kernel would come with the app's first page.
 */
export { samples } from '@riposte/content';
export {
  checkPack,
  comparedVersions,
  entriesOf,
  entryPlaces,
  packLoaders,
  refilled,
  takenFields,
} from '@riposte/rules';
