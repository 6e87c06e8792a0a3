import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What is read, once two readings in a row agree: what is still coming would change it. */
export async function settled<T>(read: () => Promise<T>): Promise<T> {
  const readings: T[] = [];
  const agree = async () => {
    readings.push(await read());
    const [before, now] = readings.slice(-2).map((reading) => JSON.stringify(reading));
    return now !== undefined && now === before;
  };
  await expect.poll(agree, { interval: 100 }).toBe(true);
  return readings.at(-1) as T;
}

/** Where something is on the screen, once it moves no more. */
export async function settledBox(target: Locator) {
  const box = await settled(() => target.boundingBox());
  if (!box) throw new Error(`${target} is not on the screen`);
  return box;
}

/** The least size of what is tapped, in pixels. */
const TARGET = 48;

/**
 * What can be tapped and is too small for a thumb. A word within a sentence is as high as its line; it answers taps beside it.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const top = document.querySelector('dialog[open]') ?? document.body;
    const found = top.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [role="button"]');
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, [aria-disabled="true"]');
    const isInSentence = (element: Element) => element.matches('.term');
    // What stands in a label is tapped by the label.
    const targetOf = (element: Element) => element.closest('label') ?? element;
    return [...found]
      .filter((element) => isShown(element) && !isInSentence(element))
      .flatMap((element) => {
        const { width, height } = targetOf(element).getBoundingClientRect();
        const isLarge = width >= least - 0.1 && height >= least - 0.1;
        return isLarge ? [] : `${Math.round(width)}×${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`;
      });
  }, TARGET);
}

/** How far the page as a whole can be pushed up although all that scrolls is within it, in pixels. */
export function slack(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
}

/** What is lost where there is little room: words cut off or beyond the edge, and pages that have to be pushed sideways. */
export function losses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const lost: string[] = [];
    // A name may be longer than its field, which then shows as much of it as there is room for; a number may not.
    const LEAST = 80;
    const told = (element: Element) => element.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 160);
    for (const scroller of document.querySelectorAll('html, main, .screen-scroll, dialog[open]'))
      if (scroller.scrollWidth > scroller.clientWidth + 1 && scroller.clientWidth > 0)
        lost.push(
          `is pushed sideways, ${scroller.scrollWidth} of ${scroller.clientWidth}: ${scroller.className || scroller.tagName}`,
        );
    const top = document.querySelector('dialog[open]') ?? document.body;
    for (const element of top.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element);
      if (element.closest('svg, .unseen, option') || !element.checkVisibility() || style.clipPath !== 'none') continue;
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isField = element.matches('.stepper-input, select');
      if (!hasWords && !element.matches('button, input:not([type="file"]), select, img')) continue;
      const { left, right } = element.getBoundingClientRect();
      // A wide table scrolls within its own box, which can be reached by keyboard.
      if ((left < -1 || right > width + 1) && !element.closest('.table-scroll'))
        lost.push(`beyond the edge: ${told(element)}`);
      if (element.matches('.text-input')) {
        if (element.clientWidth < LEAST) lost.push(`room for no word: ${told(element)}`);
        continue;
      }
      const isExcerpt = style.webkitLineClamp !== 'none'; // it ends in dots, and the whole is where it leads
      const isCut = (style.overflow !== 'visible' && !isExcerpt) || isField;
      if (isCut && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1))
        lost.push(`cut off, ${element.scrollWidth} of ${element.clientWidth}: ${told(element)}`);
    }
    return lost;
  });
}

/** Words that stand in far more room than they need, such as a heading with a gap under it. */
export function hollows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ROOM = 24;
    return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, legend, .field-label')]
      .filter((element) => element.checkVisibility() && !element.closest('.unseen') && element.textContent?.trim())
      .flatMap((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const [inside, outside] = [words.getBoundingClientRect().height, element.clientHeight];
        return outside - inside > ROOM
          ? `${outside} for ${Math.round(inside)}: ${element.outerHTML.slice(0, 160)}`
          : [];
      });
  });
}
