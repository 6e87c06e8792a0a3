/**
 * What is loaded together. Left alone, the bundler makes a file of whatever set of modules two pages share, dozens of them, and
 * each costs a phone a round of asking. Chapters stay as they are: they are why there are chunks at all.
 */
const kept = /[\\/]node_modules[\\/](react|react-dom|scheduler|dexie)[\\/]/;
const shell = /[\\/]pwa[\\/]src[\\/](design|data|app)[\\/]/;
const kernel = /[\\/]rules[\\/]src[\\/]kernel[\\/]|[\\/]node_modules[\\/](zod|pure-rand)[\\/]/;
/** Zod's settings alone are needed at the start; the rest of it comes with the rules. */
const settings = /[\\/]node_modules[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/;

export const chunks = {
  groups: [
    { name: 'settings', test: settings, priority: 3 },
    { name: 'shell', test: (id: string) => kept.test(id) || shell.test(id), minShareCount: 2, priority: 2 },
    { name: 'rules', test: kernel, minShareCount: 2, priority: 1 },
  ],
};
