import type { Token, Tokens } from 'marked'
import { unescapeHtml } from '../../../ui/formulas/escape-html.ts'
import { lexMarkdown } from './markdown-dialect.ts'

/** Converts Markdown to plain text: without markup, lists with dashes or numbers, cells separated by tabs. */
export function markdownToText(markdown: string): string {
  return blocks(lexMarkdown(markdown))
}

function blocks(tokens: Token[]): string {
  return tokens.map(blockToText).filter(Boolean).join('\n\n')
}

export function blockToText(token: Token): string {
  switch (token.type) {
    case 'list':
      return listText(token as Tokens.List)
    case 'table':
      return tableText(token as Tokens.Table)
    case 'code':
      return (token as Tokens.Code).text
    case 'blockquote':
      return blocks((token as Tokens.Blockquote).tokens)
    case 'space':
    case 'hr':
      return ''
    default:
      return inline(token)
  }
}

function listText({ items, ordered, start }: Tokens.List): string {
  const lines = items.map((item, i) => {
    const sign = ordered ? `${Number(start || 1) + i}.` : '-'
    const body = item.tokens.map(blockToText).filter(Boolean).join('\n')
    return `${sign} ${body.replaceAll('\n', `\n${' '.repeat(sign.length + 1)}`)}`
  })
  return lines.join('\n')
}

function tableText({ header, rows }: Tokens.Table): string {
  const line = (cells: Tokens.TableCell[]) =>
    cells.map((cell) => cell.tokens.map(inline).join('').replaceAll('\n', ' ')).join('\t')
  return [header, ...rows].map(line).join('\n')
}

function inline(token: Token): string {
  if (token.type === 'br') return '\n'
  if (token.type === 'image') return (token as Tokens.Image).text
  if ('tokens' in token && token.tokens) return token.tokens.map(inline).join('')
  return unescapeHtml('text' in token && typeof token.text === 'string' ? token.text : token.raw)
}
