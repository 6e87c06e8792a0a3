import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

/** What came back. */
export interface Answer<T = unknown> {
  status: number;
  /** The media type alone. */
  type: string;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body, where it is JSON. */
  body: T;
  /** From sending the request to the last byte of the answer. */
  milliseconds: number;
}

export interface Sending {
  method?: string;
  /** Sent as it is when it is text or bytes, else as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** A small HTTP client that keeps its connections and takes an answer that comes before the whole request is sent. */
export class Client {
  readonly url: string;
  private readonly agent = new Agent({ keepAlive: true });

  constructor(url: string) {
    this.url = url;
  }

  get<T = unknown>(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer<T>> {
    return this.send(path, { headers });
  }

  post<T = unknown>(path: string, body: unknown): Promise<Answer<T>> {
    return this.send(path, { method: 'POST', body });
  }

  /** Sends a request as it is described, however wrong. */
  async send<T = unknown>(path: string, { method = 'GET', body, headers = {} }: Sending): Promise<Answer<T>> {
    const started = performance.now();
    const bytes =
      body === undefined || typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body);
    const length = bytes === undefined ? {} : { 'content-type': 'application/json', 'content-length': lengthOf(bytes) };
    const response = await new Promise<IncomingMessage>((done, fail) => {
      const sent = request(this.url + path, { method, agent: this.agent, headers: { ...length, ...headers } }, done);
      sent.on('error', fail); // after the answer has begun this changes nothing any more
      sent.end(bytes);
    });
    const text = await textOf(response);
    const type = (response.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
    return {
      status: response.statusCode ?? 0,
      type,
      headers: response.headers,
      text,
      body: (type.endsWith('json') ? JSON.parse(text) : undefined) as T,
      milliseconds: performance.now() - started,
    };
  }

  close(): void {
    this.agent.destroy();
  }
}

function lengthOf(bytes: string | Buffer): string {
  return String(typeof bytes === 'string' ? Buffer.byteLength(bytes) : bytes.length);
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
