import { Lexer, type Token, type Tokens } from 'marked'

/** Markdown as somebody would type it: no signs, lists with dashes or numbers, cells parted by tabs. */
export function markdownToText(markdown: string): string {
  const tokens = new Lexer({ gfm: true, breaks: true }).lex(markdown)
  return blocks(tokens)
}

function blocks(tokens: Token[]): string {
  return tokens.map(block).filter(Boolean).join('\n\n')
}

function block(token: Token): string {
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
    const body = item.tokens.map(block).filter(Boolean).join('\n')
    return `${sign} ${body.replaceAll('\n', `\n${' '.repeat(sign.length + 1)}`)}`
  })
  return lines.join('\n')
}

function tableText({ header, rows }: Tokens.Table): string {
  const line = (cells: Tokens.TableCell[]) => cells.map((cell) => cell.tokens.map(inline).join('')).join('\t')
  return [header, ...rows].map(line).join('\n')
}

function inline(token: Token): string {
  if (token.type === 'br') return '\n'
  if (token.type === 'image') return (token as Tokens.Image).text
  if ('tokens' in token && token.tokens) return token.tokens.map(inline).join('')
  return unescaped('text' in token && typeof token.text === 'string' ? token.text : token.raw)
}

/** The lexer keeps signs of HTML as the writer wrote them, or escaped for a page. */
function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
