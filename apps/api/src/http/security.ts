import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

/** What pages of this service may load: their own files and nothing else. */
const DIRECTIVES = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  connectSrc: ["'self'"],
  fontSrc: ["'self'", 'data:'],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  workerSrc: ["'self'"],
};

/** Libraries that draw the two bundled pages write styles into the page; scripts still come from files alone. */
const DRAWN = {
  ...DIRECTIVES,
  baseUri: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  workerSrc: ["'self'", 'blob:'],
};

const COMMON = {
  // The service is often reached by plain HTTP, over the address of a machine at the table.
  strictTransportSecurity: false,
  // Other people's pages may show what the API answers.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
} as const;

export type Headers = Readonly<Record<string, string>>;

/** For the app and everything that a browser may open by itself. */
export const pageHeaders = headersOf({
  ...COMMON,
  contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
});

/** For the documentation and the GraphQL explorer. */
export const drawnPageHeaders = headersOf({
  ...COMMON,
  contentSecurityPolicy: { useDefaults: false, directives: DRAWN },
});

/** For the answers to POST, which are JSON and never a page: what protects pages alone would only make each of them longer. */
export const answerHeaders = headersOf({
  ...COMMON,
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** Helmet's headers, worked out once: they are the same for every answer, and working them out costs more than a ruling. */
function headersOf(options: HelmetOptions): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const protect = helmet(options);
  protect(response.req, response, (error?: unknown) => {
    if (error) throw error;
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
