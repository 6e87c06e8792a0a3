// What the service is made of runs in its fast mode unless told otherwise; it looks for that when it is loaded, so it is loaded after.
process.env.NODE_ENV ??= 'production';
await import('./service.ts');

export {};
