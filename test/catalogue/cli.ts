import { catalogue } from './catalogue.ts';

process.stdout.write(`${JSON.stringify(catalogue())}\n`);
