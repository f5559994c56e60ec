import {
  AlignmentType,
  HeadingLevel,
  type ILevelsOptions,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Token, Tokens } from 'marked'
import { isRightToLeft } from '../../../ui/text/direction.ts'
import {
  cellMargins,
  codeGround,
  indentTwips,
  listDepthMax,
  listLevels,
  ruleBorder,
  tableBorders,
  textForXml,
  wordFonts,
} from '../../../ui/word-parts.ts'
import { inlines } from './export-docx-inline.ts'

type Block = Paragraph | Table
type Place = { indent: number; item?: { reference: string; level: number }; raw?: string }

// The speaker uses the first level.
const headings = [
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
  HeadingLevel.HEADING_6,
] as const

/** Creates a writer for Markdown blocks. `numbering` collects the lists for the document. */
export function createBlocks() {
  const numbering: { reference: string; levels: ILevelsOptions[] }[] = []

  function list({ items, ordered, start }: Tokens.List, level: number, indent: number): Block[] {
    const reference = `list-${numbering.length + 1}`
    numbering.push({ reference, levels: listLevels(ordered, Number(start || 1)) })
    return items.flatMap((entry) => item(entry, { reference, level }, indent))
  }

  function item(
    entry: Tokens.ListItem,
    place: { reference: string; level: number },
    indent: number,
  ): Block[] {
    const made: Block[] = []
    let box: ParagraphChild[] = []
    for (const token of entry.tokens) {
      if (token.type === 'checkbox') box = inlines([token])
      else if (token.type === 'list')
        made.push(...list(token as Tokens.List, Math.min(listDepthMax, place.level + 1), indent))
      else if (made.length === 0 && (token.type === 'text' || token.type === 'paragraph'))
        made.push(paragraph([...box, ...inlines(wordsOf(token))], { indent, item: place, raw: token.raw }))
      else made.push(...block(token, { indent: indent + place.level + 1 }))
    }
    return made.length > 0 ? made : [paragraph([], { indent, item: place })]
  }

  function block(token: Token, { indent }: Place): Block[] {
    switch (token.type) {
      case 'space':
        return []
      case 'heading': {
        const { depth, tokens } = token as Tokens.Heading
        return [
          new Paragraph({
            heading: headings[depth - 1]!,
            keepNext: true,
            children: inlines(tokens),
            ...direction(token.raw),
          }),
        ]
      }
      case 'list':
        return list(token as Tokens.List, 0, indent)
      case 'code':
      case 'mathBlock':
        return [codeBlock(token.text, indent)]
      case 'table':
        return [table(token as Tokens.Table), new Paragraph({ spacing: { after: 60 } })]
      case 'blockquote':
        return blocks(token.tokens ?? [], indent + 1)
      case 'hr':
        return [new Paragraph({ border: ruleBorder })]
      default:
        return [paragraph(inlines(wordsOf(token)), { indent, raw: token.raw })]
    }
  }

  function blocks(tokens: Token[], indent = 0): Block[] {
    return tokens.flatMap((token) => block(token, { indent }))
  }
  return { blocks, numbering }
}

/** The direction of a paragraph's first letter outside of code. */
export function direction(raw = ''): { bidirectional?: true } {
  return isRightToLeft(raw.replace(/`[^`]*`/g, '')) ? { bidirectional: true } : {}
}

function paragraph(children: ParagraphChild[], { indent, item, raw }: Place) {
  return new Paragraph({
    children,
    ...direction(raw),
    ...(item
      ? { numbering: item, spacing: { after: 60 } }
      : indent
        ? { indent: { left: indent * indentTwips } }
        : {}),
  })
}

function wordsOf(token: Token): Token[] {
  return 'tokens' in token && token.tokens ? token.tokens : [token]
}

function codeBlock(text: string, indent: number): Paragraph {
  const lines = textForXml(text).split('\n')
  return new Paragraph({
    shading: { type: 'clear', fill: codeGround },
    indent: { left: indent * indentTwips + 80, right: 80 },
    spacing: { line: 250, lineRule: LineRuleType.AUTO, before: 80, after: 160 },
    children: lines.map(
      (words, i) => new TextRun({ text: words, font: wordFonts.code, size: 19, break: i ? 1 : 0 }),
    ),
  })
}

function table({ header, rows, align, raw }: Tokens.Table): Table {
  const alignment = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT }
  const row = (cells: Tokens.TableCell[], isHead: boolean) =>
    new TableRow({
      ...(isHead ? { tableHeader: true } : {}),
      cantSplit: true,
      children: cells.map(
        (cell, i) =>
          new TableCell({
            margins: cellMargins,
            ...(isHead ? { shading: { type: 'clear', fill: codeGround } } : {}),
            children: [
              new Paragraph({
                alignment: alignment[align[i] ?? 'left'],
                spacing: { after: 0 },
                ...direction(cell.text),
                children: inlines(cell.tokens, isHead ? { bold: true } : {}),
              }),
            ],
          }),
      ),
    })
  return new Table({
    ...(direction(raw).bidirectional ? { visuallyRightToLeft: true } : {}),
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: tableBorders,
    rows: [row(header, true), ...rows.map((cells) => row(cells, false))],
  })
}
