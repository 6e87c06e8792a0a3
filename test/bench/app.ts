import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import type { Page } from 'playwright-core';
import { Browser } from '../support/chromium.ts';
import { root } from '../support/paths.ts';
import { freePort } from '../support/ports.ts';
import { Served } from './child.ts';
import type { Figure, Section } from './figure.ts';
import { spread } from './measure.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const SLOWED = 4;
const TIMES = 5;
const LIGHTHOUSE_TIMES = 3;
const ATTACK = '/play/cerberus/martial/attack';

/** What a phone has to load, and how soon it is of use. */
export async function app(): Promise<Section> {
  const served = await Served.service();
  try {
    return {
      title: 'App',
      how: `Lighthouse 12 for a phone, medians of ${LIGHTHOUSE_TIMES} runs; then medians of ${TIMES} times in Chromium without a network, the start on a processor slowed ${SLOWED} ×. Odds come from a thread that Chromium cannot slow: they are timed at full speed and counted ${SLOWED} ×.`,
      figures: [
        firstLoad(),
        ...(await lighthouseFigures(served.url, '/', 'the first screen')),
        ...(await lighthouseFigures(served.url, ATTACK, 'the attack')),
        ...(await offlineFigures(served.url)),
      ],
    };
  } finally {
    await served.stop();
  }
}

/** The scripts that the page itself asks for, as they are sent. */
function firstLoad(): Figure {
  const folder = join(root, 'dist/apps/pwa');
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = new Set([...page.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, path = '']) => path));
  if (scripts.size === 0) throw new Error(`the page in ${readdirSync(folder).join(', ')} loads no script`);
  const bytes = [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0);
  return {
    what: 'JavaScript of the first load, gzipped',
    measured: spread([bytes / 1024]),
    unit: 'kilobytes',
    target: { atMost: 200 },
  };
}

const CATEGORIES = [
  ['performance', 95],
  ['accessibility', 100],
  ['best-practices', 100],
] as const;

async function lighthouseFigures(url: string, path: string, screen: string): Promise<Figure[]> {
  const runs: Record<string, number>[] = [];
  for (let i = 0; i < LIGHTHOUSE_TIMES; i++) runs.push(await lighthouseScores(url + path));
  return CATEGORIES.map(([name, atLeast]) => ({
    what: `Lighthouse, ${screen}: ${name}`,
    measured: spread(runs.map((scores) => scores[name] ?? 0)),
    unit: 'points',
    target: { atLeast },
  }));
}

/** The scores of a first visit, in points. */
async function lighthouseScores(address: string): Promise<Record<string, number>> {
  const port = await freePort();
  const browser = await Browser.start({}, [`--remote-debugging-port=${port}`]);
  try {
    const onlyCategories = CATEGORIES.map(([name]) => name);
    const run = await lighthouse(address, { port, onlyCategories, logLevel: 'error' });
    if (!run) throw new Error('Lighthouse gave no report');
    return Object.fromEntries(onlyCategories.map((name) => [name, 100 * (run.lhr.categories[name]?.score ?? 0)]));
  } finally {
    await browser.close();
  }
}

async function offlineFigures(url: string): Promise<Figure[]> {
  const browser = await Browser.start(PHONE);
  try {
    const { page } = await browser.open();
    await page.addInitScript(() => {
      const oddsTook: number[] = [];
      Object.assign(globalThis, { oddsTook });
      // no named function here: the page lacks what names it when this file is compiled
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntriesByName('odds')) oddsTook.push(duration / 1000);
      }).observe({ entryTypes: ['measure'] });
    });
    await page.goto(url + ATTACK);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await browser.context.setOffline(true);
    const session = await browser.context.newCDPSession(page);
    const slowed = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
    const [starts, odds] = [[] as number[], [] as number[]];
    for (let i = 0; i < TIMES; i++) {
      await slowed(SLOWED);
      starts.push(await started(page, url));
      await slowed(1);
      odds.push(...(await oddsOfAnAttack(page, url)).map((seconds) => seconds * SLOWED));
    }
    return [
      { what: 'start until it can be used', measured: spread(starts), unit: 'seconds', target: { atMost: 1 } },
      { what: "an attack's odds for each choice", measured: spread(odds), unit: 'seconds', target: { atMost: 0.05 } },
    ];
  } finally {
    await browser.close();
  }
}

/** Seconds from the start of the page to its first screen with nothing left to do. */
async function started(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/`);
  await page.locator('main h1').waitFor();
  return page.evaluate(() => new Promise<number>((done) => requestIdleCallback(() => done(performance.now() / 1000))));
}

/** A page in which the seconds of all odds are written down. */
interface Watched {
  oddsTook: number[];
}

/** Of each choice, none, a dodge and a parry. */
const CHOICES = 3;

/** Seconds that the app says each odds took, from question to answer: on a page just opened, once its rules are there, and after a change. */
async function oddsOfAnAttack(page: Page, url: string): Promise<number[]> {
  await page.goto(url + ATTACK);
  const [, ...atFirst] = await oddsTook(page);
  await page.locator('.stepper > button').last().click();
  return [...atFirst, ...(await oddsTook(page))];
}

/** The next odds of every choice. */
async function oddsTook(page: Page): Promise<number[]> {
  await page.waitForFunction((count) => (globalThis as unknown as Watched).oddsTook.length >= count, CHOICES);
  return page.evaluate(() => (globalThis as unknown as Watched).oddsTook.splice(0));
}
