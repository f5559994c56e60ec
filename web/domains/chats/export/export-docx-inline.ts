import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx'
import type { Token, Tokens } from 'marked'
import { unescapeHtml } from '../../../ui/formulas/escape-html.ts'
import { isRightToLeft } from '../../../ui/text/direction.ts'
import { codeGround, textForXml, wordFonts } from '../../../ui/word-parts.ts'

type Look = Pick<IRunOptions, 'bold' | 'italics' | 'strike' | 'style' | 'font' | 'shading'>

const code: Look = { font: wordFonts.code, shading: { type: 'clear', fill: codeGround } }

/** Converts inline tokens: text with emphasis, links and code. */
export function inlines(tokens: Token[] | undefined, look: Look = {}): ParagraphChild[] {
  return (tokens ?? []).flatMap((token) => inline(token, look))
}

function inline(token: Token, look: Look): ParagraphChild[] {
  switch (token.type) {
    case 'strong':
      return inlines(token.tokens, { ...look, bold: true })
    case 'em':
      return inlines(token.tokens, { ...look, italics: true })
    case 'del':
      return inlines(token.tokens, { ...look, strike: true })
    case 'codespan':
    case 'mathInline':
      return [run(token.text, { ...look, ...code })]
    case 'checkbox':
      return [run(token.checked ? '☑ ' : '☐ ', look)]
    case 'br':
      return [new TextRun({ break: 1 })]
    case 'link':
      return link(token as Tokens.Link, look)
    case 'image': {
      // As in the chat, an image of another site becomes a link.
      const { href, text } = token as Tokens.Image
      return link({ href, tokens: [{ type: 'text', raw: text, text: text || href }] }, look)
    }
    default:
      if ('tokens' in token && token.tokens) return inlines(token.tokens, look)
      return [
        run(unescapeHtml('text' in token && typeof token.text === 'string' ? token.text : token.raw), look),
      ]
  }
}

function link({ href, tokens }: Pick<Tokens.Link, 'href' | 'tokens'>, look: Look): ParagraphChild[] {
  if (!/^(?:https?:|mailto:)/i.test(href.trim())) return inlines(tokens, look)
  const children = inlines(tokens, { ...look, style: 'Hyperlink' })
  return [new ExternalHyperlink({ link: textForXml(href.trim()), children })]
}

function run(text: string, look: Look): TextRun {
  return new TextRun({
    ...look,
    ...(isRightToLeft(text) ? { rightToLeft: true } : {}),
    text: textForXml(text).replaceAll('\n', ' '),
  })
}
