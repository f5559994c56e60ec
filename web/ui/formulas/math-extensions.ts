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
  // As in Pandoc, so that “$5 and $10” stays money: no space inside the signs, and no digit after them.
  { mark: /^\$(?![\s$])((?:\\.|[^\\$\n])+?)(?<!\s)\$(?!\d)/, kind: 'inline' },
] as const

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
  tokenizer(src) {
    for (const { mark, kind } of inLine) {
      const match = mark.exec(src)
      if (match) return { type: 'mathInline', raw: match[0], text: match[1]!.trim(), kind }
    }
  },
  renderer: ({ text, kind }) => formulaHtml(text, kind),
}

/** Returns the source of a formula with a mark for the renderer; it is readable until then. */
function formulaHtml(tex: string, kind: 'block' | 'inline'): string {
  return `<code data-math="${kind}">${escapeHtml(tex)}</code>`
}

/** Reads the formulas of a Markdown text. Their source has a mark for the renderer. */
export const mathExtensions = [mathBlock, mathInline]
