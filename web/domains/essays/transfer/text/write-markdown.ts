import type {
  Block,
  EssayDocument,
  ImageBlock,
  Inline,
  ListBlock,
  TableBlock,
} from '../document/essay-blocks.ts'
import { inlineMarkdown } from './markdown-inlines.ts'

/** Writes GitHub Flavored Markdown with footnotes. What it cannot express, such as alignment and fonts, is left out. */
export function writeMarkdown({ blocks, footnotes }: EssayDocument): string {
  const notes = footnotes.map(({ number, inlines }) => {
    const content = inlines.map(
      (inline): Inline =>
        inline.kind === 'text' ? { ...inline, text: inline.text.replace(/\s+/g, ' ') } : inline,
    )
    return `[^${number}]: ${inlineMarkdown(content)}`
  })
  return `${[markdownOf(blocks), ...notes].filter((part) => part !== '').join('\n\n')}\n`
}

function markdownOf(blocks: Block[]): string {
  const parts = blocks.map(blockMarkdown)
  return parts
    .map((part, i) => {
      // Two lists in a row would be read as one.
      const isSecondList = blocks[i]!.kind === 'list' && blocks[i - 1]?.kind === 'list'
      return isSecondList ? `<!-- -->\n\n${part}` : part
    })
    .filter((part) => part !== '')
    .join('\n\n')
}

function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'paragraph': {
      const isHeading = block.level > 0
      const text = inlineMarkdown(block.inlines, { oneLine: isHeading })
      return isHeading ? `${'#'.repeat(block.level)} ${text}`.trimEnd() : text
    }
    case 'quote':
      return prefix(markdownOf(block.blocks), '> ', '> ').replace(/^> $/gm, '>')
    case 'list':
      return listMarkdown(block)
    case 'code':
      return codeMarkdown(block.text)
    case 'rule':
      return '---'
    case 'formula':
      return `$$\n${block.tex.replace(/\n\s*\n/g, '\n').trim()}\n$$`
    case 'table':
      return tableMarkdown(block)
    case 'image':
      return imageMarkdown(block)
  }
}

/** Markdown has no size, alignment and caption of a picture, so that such a picture is written as HTML, which it may contain. */
function imageMarkdown({ source, alt, caption, align, widthPercent }: ImageBlock): string {
  const address = imageAddress(source)
  if (caption === '' && align === 'center' && widthPercent === null)
    return `![${inlineMarkdown([{ kind: 'text', text: alt, look: {}, link: null }])}](${address})`
  const size = widthPercent === null ? '' : ` width="${widthPercent}%"`
  const words = caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`
  return `<figure data-align="${align}"><img src="${address}" alt="${escapeHtml(alt)}"${size}>${words}</figure>`
}

/** On one line, so that no blank line ends the block of HTML. */
function escapeHtml(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Only embedded images are written, so that opening the file calls no other server. */
function imageAddress(source: string): string {
  return /^data:image\/[a-z]{3,5};base64,[\w+/=]*$/i.test(source) ? source : ''
}

function listMarkdown({ items, isOrdered, start }: ListBlock): string {
  const isLoose = items.some((blocks) => blocks.slice(1).some(needsBlankLine))
  return items
    .map((blocks, i) => {
      const mark = isOrdered ? `${start + i}. ` : '- '
      const separator = isLoose ? '\n\n' : '\n'
      return prefix(blocks.map(blockMarkdown).join(separator), mark, ' '.repeat(mark.length)).trimEnd()
    })
    .join(isLoose ? '\n\n' : '\n')
}

/** A list interrupts a paragraph only if it starts at 1 (CommonMark 5.3). */
function needsBlankLine(block: Block): boolean {
  return block.kind !== 'list' || (block.isOrdered && block.start !== 1)
}

function codeMarkdown(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}

/** The first row becomes the header, because a table of this format must have one. */
function tableMarkdown({ rows }: TableBlock): string {
  const columns = Math.max(1, ...rows.map((cells) => cells.reduce((sum, cell) => sum + cell.columns, 0)))
  const line = (cells: string[]) =>
    `| ${[...cells, ...Array<string>(columns).fill('')].slice(0, columns).join(' | ')} |`
  const texts = rows.map((cells) =>
    cells.flatMap((cell) => [cellMarkdown(cell.blocks), ...Array<string>(cell.columns - 1).fill('')]),
  )
  const [head = [], ...body] = texts
  return [line(head), line(Array<string>(columns).fill('---')), ...body.map(line)].join('\n')
}

function cellMarkdown(blocks: Block[]): string {
  return linesOf(blocks).join('<br>').replaceAll('|', '\\|').replaceAll('\n', ' ')
}

function linesOf(blocks: Block[]): string[] {
  return blocks.flatMap((block): string[] => {
    if (block.kind === 'paragraph') return [inlineMarkdown(block.inlines, { oneLine: true })]
    if (block.kind === 'quote') return linesOf(block.blocks)
    if (block.kind === 'list')
      return block.items.map(
        (item, i) => `${block.isOrdered ? `${block.start + i}.` : '•'} ${linesOf(item).join('<br>')}`,
      )
    if (block.kind === 'table')
      return block.rows.flatMap((cells) => cells.flatMap((cell) => linesOf(cell.blocks)))
    return [blockMarkdown(block)]
  })
}

function prefix(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, i) => (i === 0 ? first : line === '' && others.trim() === '' ? '' : others) + line)
    .join('\n')
}
