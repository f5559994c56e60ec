import type { Page } from '@playwright/test'
import type { LanguageTag } from '../../../contract/languages.ts'
import type { Catalogue } from '../catalogue.ts'
import { machineEssay, machineReply } from '../texts.ts'

/** Words of English sentences that are no words of Spanish or French. */
const englishWord =
  /(?:^|[^\p{L}'’-])(the|and|of|with|this|that|your|you|is|are|was|were|not|have|what|which|when|there|from|they|it|to|for|can|will|please|its)(?=$|[^\p{L}'’-])/iu

/** What users and models of these journeys write, apart from replies with Markdown. */
const written = `${machineEssay} ${machineReply}`
const sentences = [...written.split(/(?<=[.!?])\s+/), 'Why are there tides', 'The sea rises twice a day']
const beginnings = sentences.map((sentence) => sentence.slice(0, 30))

function isWritten(text: string): boolean {
  return written.includes(text) || beginnings.some((beginning) => text.includes(beginning))
}

/** A visible text, and where it is. */
type Shown = { text: string; at: string }

/** Returns the texts of a page that are not in the page's language: names, titles and placeholders too. */
export async function untranslatedOn(
  page: Page,
  language: LanguageTag,
  { untranslated }: Catalogue,
): Promise<string[]> {
  const texts = await page.evaluate(textsOfPage, language)
  return texts
    .map(({ text, at }) => ({ text: text.replace(/“[^“”]*”/g, '“”'), at }))
    .filter(({ text }) => !isWritten(text))
    .filter(({ text }) => untranslated.has(text) || englishWord.test(text))
    .map(({ text, at }) => `“${text.slice(0, 100)}” in ${at}`)
}

/** Collects the visible texts, except those that are marked as of another language. */
function textsOfPage(language: string): Shown[] {
  const found: Shown[] = []
  const isForeign = (element: Element) =>
    element.closest('[lang]')?.getAttribute('lang') !== language ||
    element.closest('script, style, noscript, textarea, .markdown, [role=log], ins, del') !== null ||
    element.querySelector(':scope > ins, :scope > del') !== null
  const isShown = (element: Element) => element.closest('head') !== null || element.checkVisibility()
  const note = (element: Element, text: string | null, name = '') => {
    const words = text?.replace(/\s+/g, ' ').trim()
    if (!words || !/\p{L}{2}/u.test(words) || isForeign(element) || !isShown(element)) return
    found.push({ text: words, at: `${element.tagName.toLowerCase()}${name && ` ${name}`}` })
  }
  note(document.head.querySelector('title') ?? document.head, document.title)
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'])
      note(element, element.getAttribute(name), name)
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    note(element, own.map((node) => node.nodeValue).join(''))
  }
  return found
}
