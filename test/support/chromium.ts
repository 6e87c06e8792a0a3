import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome'];

/** Works as root and without a graphics card, and asks nobody on the network for anything of its own accord. */
const OPTIONS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser with a profile of its own, as on a device that has never been here before. */
export class Browser {
  readonly context: BrowserContext;
  private readonly folder: string;

  private constructor(context: BrowserContext, folder: string) {
    this.context = context;
    this.folder = folder;
  }

  static async start(): Promise<Browser> {
    const folder = mkdtempSync(join(tmpdir(), 'riposte-chromium-'));
    const options = { executablePath: executable(), args: OPTIONS, headless: true };
    return new Browser(await chromium.launchPersistentContext(folder, options), folder);
  }

  /** A new tab whose troubles are written down. */
  async open(): Promise<WatchedPage> {
    return new WatchedPage(await this.context.newPage());
  }

  async close(): Promise<void> {
    await this.context.close();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A tab, with everything in it that a user would complain of and every host that it asked for something. */
export class WatchedPage {
  readonly page: Page;
  /** Errors and warnings in the console, exceptions, and requests that failed or were refused. */
  readonly troubles: string[] = [];
  readonly hosts = new Set<string>();

  constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.troubles.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.troubles.push(`exception: ${error.message}`));
    page.on('request', (request) => this.note(request.url()));
    page.on('requestfailed', (request) => this.troubles.push(`failed: ${request.url()}`));
    page.on('response', (response) => {
      if (response.status() >= 400) this.troubles.push(`${response.status()}: ${response.url()}`);
    });
  }

  private note(url: string): void {
    const { protocol, host } = new URL(url);
    if (protocol.startsWith('http') || protocol.startsWith('ws')) this.hosts.add(host);
  }
}

function executable(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program))).find(isExecutable);
  if (!found) throw new Error(`install one of ${PROGRAMS.join(', ')}`);
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
