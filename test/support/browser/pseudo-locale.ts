/** A made-up language, longer than any: what it does not fit into, some language will not either. */
import type { Page } from 'puppeteer';

/**
 * Makes all that is read on the pages that are opened from now on longer: each vowel comes twice, as in
 * "Bééttíng cááálcúúlátóór", which is some 40 % more, and short texts have a word besides, as they
 * grow the most.
 */
export async function speakPseudo(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const SHORT = 12;
    const done = new WeakMap<Text, string>();
    const isRead = ({ parentElement }: Text) =>
      parentElement !== null && parentElement.closest('script, style, title, option') === null;
    const longer = (text: string) => {
      const doubled = text.replace(/[aeiouy]/gi, '$&$&');
      return text.length < SHORT ? `${doubled} ôôô` : doubled;
    };
    const lengthen = (node: Node) => {
      if (!(node instanceof Text) || done.get(node) === node.data || !isRead(node)) return;
      // Numbers are as long in every language.
      if (/\p{L}{2}/u.test(node.data)) node.data = longer(node.data);
      done.set(node, node.data);
    };
    const all = (root: Node) => {
      lengthen(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) lengthen(node);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        lengthen(target);
        for (const node of addedNodes) all(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** What does not fit, as its first words: beyond the page where nothing scrolls, or beyond its own box. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    const isHeld = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        if (at !== document.body && getComputedStyle(at).overflowX !== 'visible') return true;
      }
      return false;
    };
    const isBeyondPage = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect();
      return (right > width + 1 || left < -1) && !isHeld(element);
    };
    const overflows = (box: Element | null): boolean =>
      box !== null &&
      box.clientWidth > 1 &&
      box.scrollWidth > box.clientWidth + 1 &&
      getComputedStyle(box).overflowX === 'visible';
    // What lies in a line, or is as wide as its words, has no box of its own to be beyond.
    const isBeyondBox = (element: Element): boolean =>
      overflows(element) || overflows(element.parentElement);
    const says = [...document.querySelectorAll('body *')].filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    const beyond = says.filter((element) => isBeyondPage(element) || isBeyondBox(element));
    return [
      ...(scrollWidth > width ? ['the page'] : []),
      ...beyond.map((one) => `${one.className}: ${one.textContent?.slice(0, 40)}`),
    ];
  });
