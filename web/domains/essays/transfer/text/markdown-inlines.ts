import type { Inline, TextRun } from '../document/essay-blocks.ts'

type Mark = 'link' | 'bold' | 'italic' | 'strike' | 'underline' | 'superscript' | 'subscript'
/** A sign of money until the text is escaped; no text has this character. */
const money = '\ufdd0'
type Sign = { sign: string } | { tag: string }

/** From the outside to the inside. Markdown has no signs for the last three. */
const marks: Mark[] = ['link', 'bold', 'italic', 'strike', 'underline', 'superscript', 'subscript']
const signs: Record<Exclude<Mark, 'link'>, Sign & { fallback: string }> = {
  bold: { sign: '**', fallback: 'strong' },
  italic: { sign: '*', fallback: 'em' },
  strike: { sign: '~~', fallback: 'del' },
  underline: { tag: 'u', fallback: 'u' },
  superscript: { tag: 'sup', fallback: 'sup' },
  subscript: { tag: 'sub', fallback: 'sub' },
}

/** Converts runs to Markdown. A line break becomes `<br>` where the text has to stay on one line. */
export function inlineMarkdown(inlines: Inline[], { oneLine = false } = {}): string {
  const text = writeRuns(withoutFalseFormulas(inlines), marks, oneLine)
  return oneLine ? text : text.split('\n').map(escapeLineStart).join('\n')
}

/** Two signs of money in a paragraph would be read as the ends of a formula. */
function withoutFalseFormulas(inlines: Inline[]): Inline[] {
  const signs = inlines.reduce(
    (sum, inline) =>
      sum + (inline.kind === 'text' && !inline.look.code ? inline.text.split('$').length - 1 : 0),
    0,
  )
  const hasFormula = inlines.some(({ kind }) => kind === 'formula')
  if (signs === 0 || (signs === 1 && !hasFormula)) return inlines
  return inlines.map((inline) =>
    inline.kind === 'text' && !inline.look.code
      ? { ...inline, text: inline.text.replaceAll('$', money) }
      : inline,
  )
}

function writeRuns(inlines: Inline[], open: Mark[], oneLine: boolean): string {
  let out = ''
  for (let at = 0; at < inlines.length; ) {
    const mark = open.find((each) => isOn(inlines[at]!, each))
    const end = mark ? endOfSpan(inlines, at, mark) : at + 1
    const span = inlines.slice(at, end)
    if (!mark) out += writeOne(span[0]!, oneLine)
    else {
      const rest = open.filter((each) => each !== mark)
      const inner = writeRuns(span, rest, oneLine)
      out += wrap(inner, mark, span[0] as TextRun, out.at(-1), charAfter(inlines[end]))
    }
    at = end
  }
  return out
}

function isOn(inline: Inline, mark: Mark): boolean {
  if (inline.kind !== 'text') return false
  return mark === 'link' ? inline.link !== null : inline.look[mark] === true
}

function endOfSpan(inlines: Inline[], from: number, mark: Mark): number {
  const first = inlines[from] as TextRun
  let end = from
  while (end < inlines.length && isOn(inlines[end]!, mark)) {
    if (mark === 'link' && (inlines[end] as TextRun).link !== first.link) break
    end++
  }
  return end
}

function charAfter(next: Inline | undefined): string | undefined {
  return next?.kind === 'text' ? next.text[0] : undefined
}

function wrap(inner: string, mark: Mark, first: TextRun, before?: string, after?: string): string {
  const words = inner.trim()
  if (words === '') return inner
  const lead = inner.slice(0, inner.indexOf(words))
  const tail = inner.slice(lead.length + words.length)
  if (mark === 'link')
    return `${lead}[${words}](<${first.link!.replace(/[<>\s\\]/g, encodeURIComponent)}>)${tail}`
  const { fallback, ...sign } = signs[mark]
  const fits =
    isAtEdge(lead === '' ? before : ' ', words[0]!) && isAtEdge(tail === '' ? after : ' ', words.at(-1)!)
  if ('sign' in sign && fits) return `${lead}${sign.sign}${words}${sign.sign}${tail}`
  return `${lead}<${fallback}>${words}</${fallback}>${tail}`
}

/** A sign between a letter and a punctuation character does not count as emphasis (CommonMark 6.2). */
function isAtEdge(outside: string | undefined, inside: string): boolean {
  if (outside === undefined || /[\s\p{P}\p{S}]/u.test(outside)) return outside !== '*' && outside !== '~'
  return !/[\p{P}\p{S}]/u.test(inside)
}

function writeOne(inline: Inline, oneLine: boolean): string {
  if (inline.kind === 'break') return oneLine ? '<br>' : '\\\n'
  if (inline.kind === 'formula') return `$${inline.tex.replace(/\s+/g, ' ').trim()}$`
  if (inline.kind === 'footnote') return `[^${inline.number}]`
  return inline.look.code ? codeSpan(inline.text) : escapeMarkdown(inline.text)
}

function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  const space = longest > 0 || text.trim() !== text ? ' ' : ''
  return `${fence}${space}${text.replaceAll('\n', ' ')}${space}${fence}`
}

function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~]/g, '\\$&')
    .replace(/&(?=[#\w])/g, '\\&')
    .replaceAll('\n', ' ')
    .replaceAll(money, '\\$')
}

/** Keeps the start of a line from being read as a heading, a list, a rule or code. */
function escapeLineStart(line: string): string {
  const text = line.replace(/^[ \t]+/, (space) => '&nbsp;'.repeat(space.length))
  return text
    .replace(/^(#{1,6}(?:\s|$)|[-+=](?=[\s=-]|$))/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^\|/, '\\|')
}
