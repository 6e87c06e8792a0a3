import type { ApolloServerPlugin } from '@apollo/server';

/** Where the bundled explorer's own files are. */
export const EXPLORER_PATH = '/graphql/explorer';

/** The page that a browser is shown at /graphql: Altair, from this service's own files. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Riposte GraphQL</title>
    <base href="${EXPLORER_PATH}/" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <link rel="icon" href="favicon.ico" />
    <link rel="stylesheet" href="styles.css" />
    <style>app-banner-container { display: none; /* it advertises a service on the net */ }</style>
  </head>
  <body>
    <app-root></app-root>
    <script type="module" src="polyfills.js"></script>
    <script type="module" src="main.js"></script>
    <script type="module" src="start.js"></script>
  </body>
</html>
`;

/** Starts Altair on this service's endpoint with a first query. It is a file, because the page may run no inline scripts. */
export const explorerScript = `AltairGraphQL.init({
  endpointURL: new URL('/graphql', location.href).href,
  initialQuery: '{\\n  systems {\\n    title\\n    chapters {\\n      title\\n      operations\\n    }\\n  }\\n}\\n',
  initialName: 'Riposte',
  initialHttpMethod: 'POST',
  disableAccount: true,
});
`;

/** Lets Apollo answer a browser's GET with the explorer. */
export function explorerPlugin(): ApolloServerPlugin {
  return { serverWillStart: async () => ({ renderLandingPage: async () => ({ html: PAGE }) }) };
}
