import { unspaced } from '../../../ui/text/cjk-emphasis.ts'

/** Limit for the characters that are held back, so that a sign that is no mark does not hide a whole paragraph. */
const heldBackMax = 120

const blockStart = /^\s{0,12}(?:[-*+] |\d{1,9}[.)] |#{1,6} |>|\|)/
/** Matches a last line that may still become a list, a heading, a quote, a rule, a fence or a table. */
const unclearLine = /^\s{0,12}(?:#{1,6}|[-*+_=`~]{1,}|\d{1,3}[.)]?|>)[ ]?$/

/**
 * Completes Markdown that is still being written, so that no unfinished mark is visible. Closes emphasis and code at
 * the end of the text. Removes an unfinished link, formula, table head or list sign until it can be rendered. Reads
 * only the last paragraph or list item.
 */
export function withoutOpenMarks(markdown: string): string {
  const from = startOfLast(markdown)
  const held = withoutUnclearLine(markdown.slice(from))
  return markdown.slice(0, from) + closeMarks(held)
}

/** Returns the position at which the last paragraph, item or table begins. */
function startOfLast(markdown: string): number {
  const paragraph = markdown.trimEnd().lastIndexOf('\n\n') + 1
  for (let end = markdown.length; end > paragraph; ) {
    const start = Math.max(markdown.lastIndexOf('\n', end - 2) + 1, paragraph)
    const line = markdown.slice(start, Math.min(end, start + 24))
    if (line.startsWith('|')) return startOfTable(markdown, start, paragraph)
    if (blockStart.test(line)) return start
    end = start
  }
  return paragraph
}

function startOfTable(markdown: string, last: number, floor: number): number {
  let start = last
  while (start > floor) {
    const before = markdown.lastIndexOf('\n', start - 2) + 1
    if (markdown[before] !== '|') break
    start = before
  }
  return start
}

function withoutUnclearLine(text: string): string {
  if (text.startsWith('|')) return isTable(text) ? text : ''
  const at = text.lastIndexOf('\n') + 1
  const line = text.slice(at)
  return unclearLine.test(line) || line.startsWith('|') ? text.slice(0, at) : text
}

/** Returns whether the line below the head is complete, with as many cells as the head. */
function isTable(text: string): boolean {
  const [head = '', rule = ''] = text.split('\n', 2)
  return /^\|[-:| ]+$/.test(rule) && rule.includes('-') && barsIn(rule) >= barsIn(head)
}

function barsIn(line: string): number {
  return line.trimEnd().split('|').length
}

/** The signs of emphasis that are open, outermost first. */
type Open = string[]

/** No text nests emphasis so deeply. Deeper signs stay visible. */
const openMax = 12

function closeMarks(text: string): string {
  const open: Open = []
  const reader = createReader(text)
  for (let at = 0; at < text.length; ) {
    const sign = text[at]!
    if (sign === '*' || sign === '_' || sign === '~') {
      const end = endOfRun(text, at)
      // The run may still grow, so it is removed. All open signs are closed anyway.
      if (end === text.length) return closed(text.slice(0, at).trimEnd(), open)
      takeRun(open, text, at, end)
      at = end
      continue
    }
    const found = reader(at)
    if ('shown' in found) return closed(found.shown, open)
    at = found.next
  }
  return closed(text, open)
}

function closed(shown: string, open: Open): string {
  return open.length === 0 ? shown : shown.trimEnd() + open.toReversed().join('')
}

/** `next`: the position at which reading continues. `shown`: the visible part of a text that ends in this mark. */
type Reading = { next: number } | { shown: string }

/**
 * Returns a function that reads the mark at a position. The last position of each end sign is found once, so that the
 * time stays linear.
 */
function createReader(text: string): (at: number) => Reading {
  const lastPlaces = new Map<string, number>()
  function find(sign: string, from: number): number {
    const last = lastPlaces.get(sign) ?? text.lastIndexOf(sign)
    lastPlaces.set(sign, last)
    return last < from ? -1 : text.indexOf(sign, from)
  }
  const holdBack = (at: number, next: number): Reading =>
    text.length - at > heldBackMax ? { next } : { shown: text.slice(0, at) }

  function readFormula(at: number, close: string): Reading {
    const end = find(close, at + close.length)
    return end < 0 ? holdBack(at, at + close.length) : { next: end + close.length }
  }

  function readLink(at: number, open: number): Reading {
    const close = find(']', open)
    if (close < 0) return holdBack(at, open + 1)
    if (close === text.length - 1) return holdBack(at, text.length)
    if (text[close + 1] !== '(') return { next: close + 1 }
    const end = find(')', close)
    // Only the words of the link are shown until its address is complete.
    return end < 0 ? { shown: text.slice(0, at) + text.slice(open + 1, close) } : { next: end + 1 }
  }

  return (at) => {
    const following = text[at + 1]
    switch (text[at]) {
      case '`':
        return readCode(text, at)
      case '\\':
        if (following === undefined) return { shown: text.slice(0, at) }
        if (following === '(') return readFormula(at, '\\)')
        return following === '[' ? readFormula(at, '\\]') : { next: at + 2 }
      case '$':
        if (following === undefined) return { shown: text.slice(0, at) }
        if (following === '$') return readFormula(at, '$$')
        // "$5" and "5$" are amounts of money and not formulas.
        return /[\p{L}\\({]/u.test(following) && !/\d/.test(text[at - 1] ?? '')
          ? readFormula(at, '$')
          : { next: at + 1 }
      case '[':
        return readLink(at, at)
      case '!':
        return following === '[' ? readLink(at, at + 1) : { next: at + 1 }
      default:
        return { next: at + 1 }
    }
  }
}

function readCode(text: string, at: number): Reading {
  const start = endOfRun(text, at)
  const run = text.slice(at, start)
  for (let close = text.indexOf(run, start); close >= 0; ) {
    const end = endOfRun(text, close)
    if (end - close === run.length) return { next: end }
    if (end === text.length) break
    close = text.indexOf(run, end)
  }
  let end = text.length
  while (end > start && (text[end - 1] === '`' || isSpace(text[end - 1]))) end--
  return { shown: text.slice(0, at) + (end > start ? run + text.slice(start, end) + run : '') }
}

function endOfRun(text: string, at: number): number {
  let end = at + 1
  while (text[end] === text[at]) end++
  return end
}

function isSpace(character: string | undefined): boolean {
  return character === undefined || character.trim() === ''
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}

const wide = new RegExp(`[${unspaced}]`, 'u')

/** Reports whether words beside the character have no spaces between them, so that emphasis begins beside it. */
function isWide(character: string | undefined): boolean {
  return character !== undefined && wide.test(character)
}

/** Updates `open` for emphasis that begins or ends here. A sign between blanks or inside a word is not emphasis. */
function takeRun(open: Open, text: string, at: number, end: number): void {
  const [before, after] = [text[at - 1], text[end]]
  const run = text.slice(at, end)
  if (run === '~') return
  const partner = open.findLastIndex((sign) => sign[0] === run[0])
  if (!isSpace(before) && partner >= 0) {
    const rest = open[partner]!.length - run.length
    open.length = partner
    if (rest > 0) open.push(run[0]!.repeat(rest))
    return
  }
  const isInWord = isWord(before) && isWord(after) && !(run[0] === '*' && (isWide(before) || isWide(after)))
  const opens = !isSpace(after) && !isInWord
  if (opens && open.length < openMax) open.push(run)
}
