import { Lexer, Marked, type Token } from 'marked'
import { escapeHtml } from '../../../ui/formulas/escape-html.ts'
import { mathExtensions } from '../../../ui/formulas/math-extensions.ts'
import { cjkEmphasis } from '../../../ui/text/cjk-emphasis.ts'
import { lineBreakTag } from '../../../ui/text/line-break-tag.ts'
import { cutByLimits } from './markdown-limits.ts'

/** GitHub's Markdown with formulas, line breaks in cells and emphasis beside Chinese and Japanese. Rendering, splitting into blocks and copying all use this parser. */
export const dialect = new Marked({ gfm: true, breaks: true, extensions: mathExtensions }).use(
  cjkEmphasis,
  lineBreakTag,
)

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
