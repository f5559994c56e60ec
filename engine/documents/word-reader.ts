import { raisedText } from '../plain-notation.ts'
import { type Numbering, readNumbering } from '../word-numbering.ts'
import { attributeOf, createFormulaReader } from './formula-reader.ts'
import { createMarkupReader, type MarkupEvents } from './markup-reader.ts'
import { createPages } from './word-pages.ts'

const namespace =
  /(?<![\w.-])xmlns:?([\w.-]*)=["']http:\/\/(?:schemas\.openxmlformats\.org\/wordprocessingml\/2006|purl\.oclc\.org\/ooxml\/wordprocessingml)\/main["']/

/** Settings, deleted and moved text, and phonetic guides above words. */
const skippedElements = new Set([
  'pPr',
  'rPrChange',
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

/** What is not text, or not written as text, in the document. */
export type WordCounts = { formulas: number; pictures: number }

export type WordReader = {
  push: (markup: string) => void
  isWord: () => boolean
  text: () => string
  counts: WordCounts
}

/** Pictures, charts and diagrams, whose text cannot be read. */
const pictureElement = /^(?:pic:pic|c:chart|dgm:relIds|v:imagedata)$/
/** Stands around the id of a note in the text; no text of XML has this character. */
export const noteSign = '\0'

/**
 * Reads WordprocessingML (ECMA-376, part 1, 17) that is pushed in pieces, which may end anywhere, and keeps only its text.
 * `writeNote` returns the mark of a note in the text. The items of numbered lists begin with their numbers.
 */
export function createWordReader(
  writeNote: (part: string, id: string) => string = () => '',
  numbering: Numbering = readNumbering(''),
): WordReader {
  const pages = createPages()
  const counts: WordCounts = { formulas: 0, pictures: 0 }
  const formulas = createFormulaReader((text) => {
    counts.formulas++
    pages.write(text)
  })
  let prefix: string | undefined
  let isWord = false
  let inText = false
  let place: Place = null
  function localName(name: string): string | undefined {
    const start = prefix ?? 'w:'
    return name.startsWith(start) ? name.slice(start.length) : undefined
  }
  function openElement(local: string, isEmpty: boolean, tag: string): void {
    isWord ||= local === 'body' || local === 'footnotes' || local === 'endnotes'
    if (local === 'r') place = null
    else if (local === 'vertAlign') place = placeOf(tag)
    else if (local === 't') inText = !isEmpty
    else if (local === 'txbxContent' && !isEmpty) pages.beginBox()
    else if (local === 'p' && isEmpty) pages.endParagraph()
    else if (local === 'footnoteReference' || local === 'endnoteReference')
      pages.write(writeNote(local.slice(0, -'Reference'.length), attributeOf(tag, 'id')))
    else if (local === 'footnote' || local === 'endnote')
      pages.write(`${noteSign}${isSeparator(tag) ? '' : attributeOf(tag, 'id')}${noteSign}`)
    else pages.write(signs[local] ?? '')
  }
  const item = { list: '', level: 0 }
  /** Of the settings of a paragraph, only its place in a list is read. */
  function readSetting(name: string, tag: string): void {
    const local = localName(name)
    if (local === 'numId') item.list = attributeOf(tag, 'val')
    else if (local === 'ilvl') item.level = Number(attributeOf(tag, 'val')) || 0
  }
  function endSettings(name: string): void {
    if (localName(name) !== 'pPr') return
    const number = item.list === '' ? null : numbering.next(item.list, item.level)
    if (number && number.mark !== '') pages.write(`${number.mark} `)
    Object.assign(item, { list: '', level: 0 })
  }
  const push = createMarkupReader(
    withoutSkipped((name) => name === fallbackElement || skippedElements.has(localName(name) ?? ''), {
      skipped: readSetting,
      endSkipped: endSettings,
      open(name, isEmpty, tag) {
        const space = prefix === undefined ? tag.match(namespace)?.[1] : undefined
        if (space !== undefined) prefix = space === '' ? '' : `${space}:`
        if (pictureElement.test(name)) counts.pictures++
        if (!formulas.open(name, isEmpty, tag)) openElement(localName(name) ?? '', isEmpty, tag)
      },
      close(name) {
        if (formulas.close(name)) return
        const local = localName(name)
        if (local === 't') inText = false
        else if (local === 'txbxContent') pages.endBox()
        else if (local === 'p') pages.endParagraph()
      },
      text(text) {
        if (!formulas.text(text) && inText) pages.write(place ? raisedText(text, place) : text)
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
    counts,
  }
}

type Place = 'superscript' | 'subscript' | null

function placeOf(tag: string): Place {
  const value = attributeOf(tag, 'val')
  return value === 'superscript' || value === 'subscript' ? value : null
}

function isSeparator(tag: string): boolean {
  return /eparator/.test(attributeOf(tag, 'type'))
}

type SkippingEvents = MarkupEvents & {
  /** An element inside a skipped one. */
  skipped: (name: string, tag: string) => void
  endSkipped: (name: string) => void
}

/** Passes events on, except those of skipped elements and of everything inside them. */
function withoutSkipped(isSkipped: (name: string) => boolean, events: SkippingEvents): MarkupEvents {
  let skipping = ''
  let depth = 0
  return {
    open(name, isEmpty, tag) {
      if (skipping === '' && !isSkipped(name)) return events.open(name, isEmpty, tag)
      if (skipping !== '') events.skipped(name, tag)
      if (isEmpty || (skipping !== '' && name !== skipping)) return
      skipping = name
      depth++
    },
    close(name) {
      if (skipping === '') return events.close(name)
      if (name !== skipping || --depth > 0) return
      skipping = ''
      events.endSkipped(name)
    },
    text(text) {
      if (skipping === '') events.text(text)
    },
  }
}
