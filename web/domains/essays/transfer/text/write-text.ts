import type { Block, EssayDocument, Inline, ListBlock, TableBlock } from '../document/essay-blocks.ts'

/** Writes plain text: a blank line between blocks, lists with their marks, footnotes as numbers with a list at the end. */
export function writeText({ blocks, footnotes }: EssayDocument): string {
  const notes = footnotes.map(({ number, text }) => `[${number}] ${text}`).join('\n')
  const body = textOfBlocks(blocks)
  return `${[body, notes].filter((part) => part !== '').join('\n\n')}\n`
}

export function textOfInlines(inlines: Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text
      if (inline.kind === 'formula') return inline.plain
      return inline.kind === 'break' ? '\n' : `[${inline.number}]`
    })
    .join('')
}

function textOfBlocks(blocks: Block[]): string {
  return blocks.map(textOfBlock).join('\n\n')
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return textOfInlines(block.inlines)
    case 'quote':
      return indent(textOfBlocks(block.blocks), '    ')
    case 'list':
      return textOfList(block)
    case 'code':
      return block.text
    case 'rule':
      return '* * *'
    case 'formula':
      return block.plain
    case 'table':
      return textOfTable(block)
    case 'image':
      return [block.alt === '' ? '' : `[${block.alt}]`, block.caption].filter(Boolean).join('\n')
  }
}

function textOfList({ items, isOrdered, start }: ListBlock): string {
  return items
    .map((blocks, i) => {
      const mark = isOrdered ? `${start + i}. ` : '• '
      const text = blocks.map(textOfBlock).join('\n')
      return mark + indent(text, ' '.repeat(mark.length)).trimStart()
    })
    .join('\n')
}

/** Columns are separated by tabs, so that a spreadsheet can take them. */
function textOfTable({ rows }: TableBlock): string {
  return rows
    .map((cells) =>
      cells
        .flatMap(({ blocks, columns }) => [
          textOfBlocks(blocks).replace(/\s+/g, ' ').trim(),
          ...Array<string>(columns - 1).fill(''),
        ])
        .join('\t'),
    )
    .join('\n')
}

function indent(text: string, space: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : space + line))
    .join('\n')
}
