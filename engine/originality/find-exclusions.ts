/** A part of the text that a reader expects to be the same as its source. */
export type Exclusion = { kind: 'quotation' | 'bibliography'; start: number; end: number }

/** Longer “quotations” are more likely to be a mark that was not closed. */
const quotationMax = 3_000

/** By the opening mark. German texts close with “ or with ”. */
const closers: Record<string, string> = {
  '“': '”',
  '„': '“”',
  '‘': '’',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
  '"': '"',
  '＂': '＂',
}

/** Finds the quotations of a text, in quotation marks or as block quotations of Markdown, and its bibliography. */
export function findExclusions(text: string): Exclusion[] {
  const bibliography = findBibliography(text)
  const end = bibliography?.start ?? text.length
  const exclusions: Exclusion[] = []
  for (let start = 0; start < end; ) {
    const lineEnd = endOfLine(text, start, end)
    if (text.charAt(start) === '>') exclusions.push({ kind: 'quotation', start, end: lineEnd })
    else quotationsOf(text, start, lineEnd, exclusions)
    start = lineEnd + 1
  }
  if (bibliography) {
    exclusions.push({ kind: 'bibliography', start: bibliography.start, end: bibliography.end })
    for (let start = bibliography.end; start < text.length; ) {
      const lineEnd = endOfLine(text, start, text.length)
      quotationsOf(text, start, lineEnd, exclusions)
      start = lineEnd + 1
    }
  }
  return exclusions
}

function endOfLine(text: string, from: number, max: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 || end > max ? max : end
}

/** A quotation ends in the paragraph in which it starts. */
function quotationsOf(text: string, from: number, to: number, found: Exclusion[]): void {
  /** By the opening mark: up to here there is no closing one, so that no part is searched twice. */
  const searched = new Map<string, number>()
  for (let at = from; at < to; at++) {
    const mark = text.charAt(at)
    const closing = closers[mark]
    if (!closing || !opens(text, at)) continue
    const until = Math.min(to, at + quotationMax)
    const end = closeOf(text, closing, Math.max(at + 1, searched.get(mark) ?? 0), until)
    if (end === -1) searched.set(mark, until)
    else {
      found.push({ kind: 'quotation', start: at, end })
      at = end - 1
    }
  }
}

function closeOf(text: string, closing: string, from: number, to: number): number {
  for (let at = from; at < to; at++) if (closing.includes(text.charAt(at)) && closes(text, at)) return at + 1
  return -1
}

/** Marks that also stand for inches, or for an apostrophe. */
const ambiguous = new Set(['"', '‘', '’'])

/** Reports whether a mark can open a quotation: 6" and ’90s do not. */
function opens(text: string, at: number): boolean {
  if (!ambiguous.has(text.charAt(at))) return true
  const next = text.charAt(at + 1)
  return (
    !isWordCharacter(text.charAt(at - 1)) && next.trim() !== '' && !(text.charAt(at) === '‘' && isDigit(next))
  )
}

/** Reports whether a mark can close a quotation: the apostrophe of “it’s” does not. */
function closes(text: string, at: number): boolean {
  if (!ambiguous.has(text.charAt(at))) return true
  return text.charAt(at - 1).trim() !== '' && !isWordCharacter(text.charAt(at + 1))
}

const isDigit = (character: string) => character >= '0' && character <= '9'
const isWordCharacter = (character: string) =>
  isDigit(character) || character.toLowerCase() !== character.toUpperCase()

const headings = new Set([
  'references',
  'reference list',
  'list of references',
  'bibliography',
  'works cited',
  'literature cited',
  'literature',
  'sources',
  'referencias',
  'referencias bibliográficas',
  'bibliografía',
  'obras citadas',
  'fuentes',
  'références',
  'références bibliographiques',
  'bibliographie',
  'ouvrages cités',
  'sources citées',
  'literatur',
  'literaturverzeichnis',
  'quellen',
  'quellenverzeichnis',
  'referências',
  'bibliografia',
  '参考文献',
  '参考资料',
])
const afterwards = new Set([
  'appendix',
  'appendices',
  'annex',
  'anexo',
  'anexos',
  'apéndice',
  'annexe',
  'annexes',
  'anhang',
  '附录',
])
const headingMax = 60

/** Finds the last bibliography: its heading on a line of its own, with entries that have years or addresses after it. */
function findBibliography(text: string): { start: number; end: number } | null {
  let found: { start: number; end: number } | null = null
  for (let start = 0; start < text.length; ) {
    const lineEnd = endOfLine(text, start, text.length)
    if (lineEnd - start <= headingMax) {
      const words = headingWords(text.slice(start, lineEnd))
      const isMarkdown = text.charAt(start) === '#'
      if (headings.has(words)) found = { start, end: text.length }
      else if (found?.end === text.length && (isMarkdown || afterwards.has(words.split(' ')[0]!)))
        found.end = start
    }
    start = lineEnd + 1
  }
  return found && hasEntries(text.slice(found.start, found.end)) ? found : null
}

/** Returns a heading without Markdown marks, numbers and punctuation around it, in lower case. */
function headingWords(line: string): string {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.join(' ')
}

const yearOrAddress = /(?:1[5-9]|20)\d\d|https?:\/\/|doi/i

function hasEntries(part: string): boolean {
  return yearOrAddress.test(part)
}
