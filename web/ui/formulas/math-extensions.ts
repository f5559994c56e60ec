import type { TokenizerAndRendererExtension } from 'marked'
import { escapeHtml } from './escape-html.ts'

const formulaMax = 5_000
/** Allows no blank line, as in TeX, so that a lone $$ does not include the following paragraphs. */
const inside = String.raw`((?:(?!\n[ \t]*\n)[\s\S]){1,${formulaMax}}?)`
const displayed = new RegExp(String.raw`^ {0,3}(?:\$\$${inside}\$\$|\\\[${inside}\\\])[ \t]*(?:\n|$)`)
const inLine = [
  { mark: new RegExp(String.raw`^\$\$${inside}\$\$`), kind: 'block' },
  { mark: new RegExp(String.raw`^\\\[${inside}\\\]`), kind: 'block' },
  { mark: new RegExp(String.raw`^\\\(${inside}\\\)`), kind: 'inline' },
  // As in Pandoc, so that “$5 and $10” stays money: no space inside the signs, and no digit after them. A letter after
  // them is that of a name such as `$HOME/$USER`, unless it ends a number in words, as in “the $n$th”. Languages that write
  // no spaces have letters beside every formula.
  {
    mark: /^\$(?![\s$])((?:\\.|[^\\$\n])+?)(?<!\s)\$(?!\d)(?!(?!(?:th|st|nd|rd|s)\b)[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])/u,
    kind: 'inline',
  },
] as const
/** Matches an amount with words after it, as between the signs of “$5, or even 6$”, which no formula begins with. */
const amount = /^\d[^\\^_={}]*\p{L}{2}/u

const mathBlock: TokenizerAndRendererExtension = {
  name: 'mathBlock',
  level: 'block',
  start: (src) => {
    const at = src.search(/\n {0,3}(?:\$\$|\\\[)/)
    return at < 0 ? undefined : at + 1
  },
  tokenizer(src) {
    const match = displayed.exec(src)
    if (match) return { type: 'mathBlock', raw: match[0], text: (match[1] ?? match[2])!.trim() }
  },
  renderer: ({ text }) => `<div data-scroll>${formulaHtml(text, 'block')}</div>\n`,
}

const mathInline: TokenizerAndRendererExtension = {
  name: 'mathInline',
  level: 'inline',
  start: (src) => {
    const at = src.search(/\$|\\[([]/)
    return at < 0 ? undefined : at
  },
  tokenizer(src, before) {
    // In “5$, not 10$” the sign follows its amount.
    if (src.startsWith('$') && /\d$/.test(before.at(-1)?.raw ?? '')) return
    for (const { mark, kind } of inLine) {
      const match = mark.exec(src)
      if (match && !(kind === 'inline' && src.startsWith('$') && isMoney(match[1]!)))
        return { type: 'mathInline', raw: match[0], text: match[1]!.trim(), kind }
    }
  },
  renderer: ({ text, kind }) => formulaHtml(text, kind),
}

function isMoney(text: string): boolean {
  return amount.test(text) && !/[\\^_={}]/.test(text)
}

/** Returns the source of a formula with a mark for the renderer; it is readable until then. */
function formulaHtml(tex: string, kind: 'block' | 'inline'): string {
  return `<code data-math="${kind}" dir="ltr">${escapeHtml(tex)}</code>`
}

/** Reads the formulas of a Markdown text. Their source has a mark for the renderer. */
export const mathExtensions = [mathBlock, mathInline]
