import { accessSync, constants, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

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
  private readonly device: BrowserContextOptions;

  private constructor(context: BrowserContext, folder: string, device: BrowserContextOptions) {
    this.context = context;
    this.folder = folder;
    this.device = device;
  }

  /**
   * @param device such as the size of its screen; usually that of a desktop
   * @param more options of its command line
   */
  static start(device: BrowserContextOptions = {}, more: readonly string[] = []): Promise<Browser> {
    return Browser.on(mkdtempSync(join(tmpdir(), 'riposte-chromium-')), device, more);
  }

  private static async on(
    folder: string,
    device: BrowserContextOptions,
    more: readonly string[] = [],
  ): Promise<Browser> {
    const options = { ...device, executablePath: executable(), args: [...OPTIONS, ...more], headless: true };
    return new Browser(await chromium.launchPersistentContext(folder, options), folder, device);
  }

  /** A new tab whose troubles are written down. */
  async open(): Promise<WatchedPage> {
    return new WatchedPage(await this.context.newPage());
  }

  /** Another person's device in the same browser, which is much quicker than a browser of its own. Close it when done. */
  async newcomer(device: BrowserContextOptions = this.device): Promise<BrowserContext> {
    const browser = this.context.browser();
    if (!browser) throw new Error('the browser has ended');
    return browser.newContext(device);
  }

  /** Ends it and starts it once more with the profile that it left behind. */
  async restarted(): Promise<Browser> {
    await this.context.close();
    return Browser.on(this.folder, this.device);
  }

  /** Ends it as a flat battery does, in the midst of whatever it is doing, and starts it once more with what was on the disk. */
  async killed(): Promise<Browser> {
    const ended = this.context.waitForEvent('close');
    process.kill(this.processId, 'SIGKILL');
    await ended;
    rmSync(join(this.folder, LOCK), { force: true });
    return Browser.on(this.folder, this.device);
  }

  async close(): Promise<void> {
    await this.context.close();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** A running Chromium says who has its profile: `host-1234`. */
  private get processId(): number {
    return Number(readlinkSync(join(this.folder, LOCK)).split('-').at(-1));
  }
}

const LOCK = 'SingletonLock';

/** A tab, with everything in it that a user would complain of and every host that it asked for something. */
export class WatchedPage {
  readonly page: Page;
  private readonly noted: string[] = [];
  /** What was asked for and no longer wanted, since its page was left. */
  private readonly leftBehind = new Set<string>();
  readonly hosts = new Set<string>();

  constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.noted.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.noted.push(`exception: ${error.message}`));
    page.on('request', (request) => this.note(request.url()));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      if (why === 'net::ERR_ABORTED') this.leftBehind.add(request.url());
      else this.noted.push(`failed: ${request.url()} (${why})`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.noted.push(`${response.status()}: ${response.url()}`);
    });
  }

  /** Errors and warnings in the console, exceptions, and requests that failed or were refused: unless the page had been left by then. */
  get troubles(): string[] {
    return this.noted.filter((trouble) => ![...this.leftBehind].some((url) => trouble.includes(url)));
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
