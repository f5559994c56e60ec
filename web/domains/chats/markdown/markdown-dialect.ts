import { Lexer, Marked, type Token, type TokenizerAndRendererExtension } from 'marked'
import { cutByLimits } from './markdown-limits.ts'

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

/** GitHub's Markdown with formulas. Rendering, splitting into blocks and copying all use this parser. */
export const dialect = new Marked({ gfm: true, breaks: true, extensions: [mathBlock, mathInline] })

/** Returns all tokens of a text. A part that cannot be parsed as Markdown is one token of the type `plain`. */
export function lexMarkdown(markdown: string): Token[] {
  return lexParts(markdown, (part) => new Lexer(dialect.defaults).lex(part))
}

/** Returns the blocks only, without parsing their content. */
export function lexBlocks(markdown: string): Token[] {
  return lexParts(markdown, (part) => new Lexer(dialect.defaults).blockTokens(part))
}

function lexParts(markdown: string, lex: (part: string) => Token[]): Token[] {
  return cutByLimits(markdown).flatMap(({ raw, isPlain }) => {
    if (isPlain) return [plainToken(raw)]
    try {
      return lex(raw)
    } catch {
      return [plainToken(raw)]
    }
  })
}

function plainToken(raw: string): Token {
  return { type: 'plain', raw, text: escapeHtml(raw.trimEnd()) }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}

export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => signs[entity]!)
}
const signs = Object.fromEntries(Object.entries(entities).map(([sign, entity]) => [entity, sign]))
