import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

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
export const PAGE_POLICY = written({
  ...DIRECTIVES,
  baseUri: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  workerSrc: ["'self'", 'blob:'],
});

export type Headers = Readonly<Record<string, string>>;

/** Helmet's headers, worked out once: they are the same for every answer, and working them out costs more than a ruling. */
export function securityHeaders(): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
    // The service is often reached by plain HTTP, over the address of a machine at the table.
    strictTransportSecurity: false,
    // Other people's pages may show what the API answers.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  protect(response.req, response, (error?: unknown) => {
    if (error) throw error;
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

function written(directives: Record<string, string[]>): string {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.entries(directives)
    .map(([name, sources]) => `${kebab(name)} ${sources.join(' ')}`)
    .join(';');
}
