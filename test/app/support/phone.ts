import type { BrowserContext, BrowserContextOptions, CDPSession, Locator, Page } from 'playwright-core';
import { expect, type TestContext } from 'vitest';
import { type Browser, WatchedPage } from '../../support/chromium.ts';
import { watchWords } from './nonsense.ts';
import { keepPicture } from './pictures.ts';

/** A phone held upright, by somebody who wants no motion: what moves would have to be waited for. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
  colorScheme: 'dark',
  locale: 'en-GB',
} as const satisfies BrowserContextOptions;

/** How long anything may take to appear on a busy machine, in milliseconds; a test that waits in vain then says for what. */
const PATIENCE = 12_000;

type Role = Parameters<Page['getByRole']>[0];

/** A phone with the app, as somebody uses it: by what is written on the screen. */
export class Phone {
  /** How often it was tapped. */
  taps = 0;
  readonly context: BrowserContext;
  private readonly url: string;
  private tab: WatchedPage;
  private readonly nonsense: readonly string[];
  private session: CDPSession | undefined;

  private constructor(context: BrowserContext, url: string, tab: WatchedPage, nonsense: readonly string[]) {
    this.context = context;
    this.url = url;
    this.tab = tab;
    this.nonsense = nonsense;
  }

  /** A phone that has never been here. Close it when done. @param url where the service is */
  static async fresh(browser: Browser, url: string): Promise<Phone> {
    return Phone.of(await browser.newcomer(PHONE), url);
  }

  /** A browser, with what it has kept, as a phone. */
  static async of(context: BrowserContext, url: string): Promise<Phone> {
    const nonsense = await watchWords(context);
    context.setDefaultTimeout(PATIENCE);
    return new Phone(context, url, new WatchedPage(await context.newPage()), nonsense);
  }

  get page(): Page {
    return this.tab.page;
  }

  /** The screen's heading, or that of the sheet over it. */
  get heading(): Locator {
    return this.page.locator('dialog[open] h2, main h1').last();
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Enters an address, and waits for its screen. Whoever is there already comes anew: how the screen was left is forgotten. */
  async visit(path: string): Promise<void> {
    await this.page.evaluate(() => history.replaceState(null, ''));
    await this.page.goto(this.url + path);
    await this.isThere();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.isThere();
  }

  /** A screen has come, and not only the bar below it. */
  async isThere(): Promise<void> {
    await this.page.locator('main h1').waitFor();
  }

  async titled(title: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { name: title, exact: true }).first().waitFor();
  }

  button(name: string | RegExp): Locator {
    return this.named('button', name);
  }

  /** Whatever of its role has a name, on the sheet if there is one, else on the screen. */
  named(role: Role, name: string | RegExp): Locator {
    return this.page.getByRole(role, { name, exact: true });
  }

  async tap(role: Role, name: string | RegExp): Promise<void> {
    await this.touch(this.named(role, name));
  }

  async touch(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  /** A small phone, as narrow as any. */
  async narrow(): Promise<void> {
    await this.page.setViewportSize({ ...PHONE.viewport, width: 320 });
  }

  async usual(): Promise<void> {
    await this.page.setViewportSize(PHONE.viewport);
  }

  /** Text as large as somebody has set it for the whole phone. @param scale 1 as usual, 2 twice as large */
  async enlarge(scale: number): Promise<void> {
    this.session ??= await this.context.newCDPSession(this.page);
    await this.session.send('Emulation.setEmulatedOSTextScale', { scale });
    await this.page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === size,
      `${16 * scale}px`,
    );
  }

  /** Another tab beside this one. What goes wrong in it is written down with the rest. */
  async anotherTab(): Promise<Phone> {
    return new Phone(this.context, this.url, new WatchedPage(await this.context.newPage()), this.nonsense);
  }

  /** Once everything is on the device, nothing has to be asked of anybody. */
  async isKept(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** Nothing went wrong, nobody else on the network was asked, and every word was meant for people. */
  expectPeace(): void {
    expect(this.tab.troubles).toEqual([]);
    expect([...this.tab.hosts].filter((host) => host !== new URL(this.url).host)).toEqual([]);
    expect(this.nonsense).toEqual([]);
  }

  /** Where a test has failed, a picture of what was on the screen. */
  async keepFailure({ task }: Pick<TestContext, 'task'>): Promise<void> {
    if (task.result?.state === 'fail') await keepPicture(this.page, `failed/${task.name}`).catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
