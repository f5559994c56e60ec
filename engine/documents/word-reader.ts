import { createMarkupReader, type MarkupEvents } from './markup-reader.ts'
import { createPages } from './word-pages.ts'

const namespace =
  /(?<![\w.-])xmlns:?([\w.-]*)=["']http:\/\/(?:schemas\.openxmlformats\.org\/wordprocessingml\/2006|purl\.oclc\.org\/ooxml\/wordprocessingml)\/main["']/

/** Settings, deleted and moved text, and phonetic guides above words. */
const skippedElements = new Set([
  'pPr',
  'rPr',
  'sectPr',
  'sdtPr',
  'tblPr',
  'trPr',
  'tcPr',
  'del',
  'moveFrom',
  'rt',
])
/** Repeats the choice before it for old word processors. */
const fallbackElement = 'mc:Fallback'
const signs: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '\u2011',
  softHyphen: '\u00ad',
}

export type WordReader = {
  push: (markup: string) => void
  isWord: () => boolean
  text: () => string
}

/** Reads WordprocessingML (ECMA-376, part 1, 17) that is pushed in pieces, which may end anywhere, and keeps only its text. */
export function createWordReader(): WordReader {
  const pages = createPages()
  let prefix: string | undefined
  let isWord = false
  let inText = false
  function localName(name: string): string | undefined {
    const start = prefix ?? 'w:'
    return name.startsWith(start) ? name.slice(start.length) : undefined
  }
  const push = createMarkupReader(
    withoutSkipped((name) => name === fallbackElement || skippedElements.has(localName(name) ?? ''), {
      open(name, isEmpty, tag) {
        const space = prefix === undefined ? tag.match(namespace)?.[1] : undefined
        if (space !== undefined) prefix = space === '' ? '' : `${space}:`
        const local = localName(name) ?? ''
        isWord ||= local === 'body'
        if (local === 't') inText = !isEmpty
        else if (local === 'txbxContent' && !isEmpty) pages.beginBox()
        else if (local === 'p' && isEmpty) pages.endParagraph()
        else pages.write(signs[local] ?? '')
      },
      close(name) {
        const local = localName(name)
        if (local === 't') inText = false
        else if (local === 'txbxContent') pages.endBox()
        else if (local === 'p') pages.endParagraph()
      },
      text(text) {
        if (inText) pages.write(text)
      },
    }),
  )
  return {
    push(markup) {
      push(markup)
      pages.turn()
    },
    isWord: () => isWord,
    text: pages.all,
  }
}

/** Passes events on, except those of skipped elements and of everything inside them. */
function withoutSkipped(isSkipped: (name: string) => boolean, events: MarkupEvents): MarkupEvents {
  let skipping = ''
  let depth = 0
  return {
    open(name, isEmpty, tag) {
      if (skipping === '' && !isSkipped(name)) return events.open(name, isEmpty, tag)
      if (isEmpty || (skipping !== '' && name !== skipping)) return
      skipping = name
      depth++
    },
    close(name) {
      if (skipping === '') return events.close(name)
      if (name === skipping && --depth === 0) skipping = ''
    },
    text(text) {
      if (skipping === '') events.text(text)
    },
  }
}
