import type { BrowserContext } from 'playwright-core';

/**
 * What no person may ever read: code, values that were not there, and ids. `hpAfter` is a name for machines just as
 * `cerberus.martial.attack` is.
 */
const NONSENSE = String.raw`[{}]|\bundefined\b|\bnull\b|\[object|\bNaN\b|\bInfinity\b|\b(?:cerberus|phase-combat|percentile-dodge|dex-rank)[./#][\w-]|\b[a-z]{2,}[A-Z][A-Za-z]*\b`;

/** Looks at every word that any page of a device shows or says, from the first moment on. @returns the nonsense, as it comes */
export async function watchWords(device: BrowserContext): Promise<readonly string[]> {
  const found: string[] = [];
  await device.exposeBinding('reportNonsense', (_, words: string) => found.push(words));
  await device.addInitScript(lookAtWords, NONSENSE);
  return found;
}

/** Runs in the page, before anything of it. */
function lookAtWords(nonsense: string): void {
  const pattern = new RegExp(nonsense);
  const said = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt', 'value'];
  const look = (words: string | null | undefined) => {
    if (!words || !pattern.test(words)) return;
    (globalThis as unknown as { reportNonsense(words: string): void }).reportNonsense(
      `${location.pathname}: ${words.slice(0, 200)}`,
    );
  };
  const isSeen = (node: Node) => !node.parentElement?.closest('script, style, noscript, link');
  // A radio button's value is never shown.
  const lookAtAttribute = (element: Element, name: string) => {
    const isHidden = name === 'value' && element.matches('[type="radio"], [type="checkbox"], option');
    if (!isHidden) look(element.getAttribute(name));
  };
  const lookInto = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE && isSeen(node)) look(node.textContent);
    if (node instanceof Element) for (const name of said) lookAtAttribute(node, name);
    for (const child of node.childNodes) lookInto(child);
  };
  new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === 'characterData') lookInto(target);
      if (type === 'attributes') lookAtAttribute(target as Element, attributeName ?? '');
      for (const node of addedNodes) lookInto(node);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: said,
  });
}
