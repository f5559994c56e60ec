import {
  AlignmentType,
  HeadingLevel,
  type ILevelsOptions,
  ImageRun,
  type IParagraphOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import {
  cellMargins,
  codeGround,
  indentTwips,
  listDepthMax,
  listLevels,
  ruleBorder,
  tableBorders,
  textForXml,
} from '../../../../ui/word-parts.ts'
import { emboldened } from '../document/emboldened.ts'
import type {
  Block,
  ImageBlock,
  ListBlock,
  TableBlock,
  Paragraph as TextBlock,
} from '../document/essay-blocks.ts'
import { fitImage, readImage } from '../document/read-image.ts'
import { wordFormula } from './omml.ts'
import { wordInlines } from './word-inlines.ts'

type Place = { isQuote: boolean; indent: number; item?: { reference: string; level: number } }

const pageWidthPx = 600
const pageHeightPx = 800
const pageWidthTwips = 9_026
/** Half an inch, as the manuals of the citation styles have it. */
const hangingTwips = 720
const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
]
const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
}

/** Creates a writer for blocks. `numbering` collects the lists for the document. */
export function createWordBlocks() {
  const numbering: { reference: string; levels: ILevelsOptions[] }[] = []

  function write(blocks: Block[], place: Place): (Paragraph | Table)[] {
    return blocks.flatMap((block) => writeOne(block, place))
  }

  function writeOne(block: Block, place: Place): (Paragraph | Table)[] {
    switch (block.kind) {
      case 'paragraph':
        return [textParagraph(block, place)]
      case 'quote':
        return write(block.blocks, { ...place, isQuote: true })
      case 'list':
        return list(block, place)
      case 'code':
        return [codeParagraph(block.text, place)]
      case 'rule':
        return [new Paragraph({ border: ruleBorder })]
      case 'formula':
        return [new Paragraph({ children: [wordFormula(block.tree, block.plain, true)] })]
      case 'table':
        return [table(block), new Paragraph({ spacing: { after: 60 } })]
      case 'image':
        return imageParagraphs(block)
    }
  }

  function list({ isOrdered, start, items }: ListBlock, place: Place): (Paragraph | Table)[] {
    const level = Math.min(listDepthMax, place.item ? place.item.level + 1 : place.indent)
    const reference = `list-${numbering.length + 1}`
    numbering.push({ reference, levels: listLevels(isOrdered, start) })
    const inner = { ...place, indent: level + 1 }
    return items.flatMap((blocks) => {
      const [first, ...rest] = blocks
      const marked = { ...inner, item: { reference, level } }
      if (first?.kind === 'paragraph') return [textParagraph(first, marked), ...write(rest, inner)]
      const empty: TextBlock = { kind: 'paragraph', level: 0, align: null, isRightToLeft: false, inlines: [] }
      return [textParagraph(empty, marked), ...write(blocks, inner)]
    })
  }

  function table({ rows, shares }: TableBlock): Table {
    return new Table({
      ...(shares
        ? {
            columnWidths: shares.map((share) => Math.round(share * pageWidthTwips)),
            layout: TableLayoutType.FIXED,
          }
        : {}),
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: tableBorders,
      rows: rows.map(
        (cells, at) =>
          new TableRow({
            ...(at === 0 && cells.every(({ isHeader }) => isHeader) ? { tableHeader: true } : {}),
            cantSplit: true,
            children: cells.map(
              ({ isHeader, columns, rows: down, blocks }) =>
                new TableCell({
                  margins: cellMargins,
                  ...(columns > 1 ? { columnSpan: columns } : {}),
                  ...(down > 1 ? { rowSpan: down } : {}),
                  ...(isHeader ? { shading: { type: 'clear' as const, fill: codeGround } } : {}),
                  children: endInParagraph(write(isHeader ? emboldened(blocks) : blocks, page)),
                }),
            ),
          }),
      ),
    })
  }
  const page: Place = { isQuote: false, indent: 0 }
  return { blocks: (blocks: Block[]) => write(blocks, page), numbering }
}

/** Word refuses a cell that does not end with a paragraph. */
function endInParagraph(children: (Paragraph | Table)[]): (Paragraph | Table)[] {
  return children.at(-1) instanceof Paragraph ? children : [...children, new Paragraph({})]
}

function textParagraph(
  { level, align, isRightToLeft, isHanging, inlines }: TextBlock,
  place: Place,
): Paragraph {
  return new Paragraph({
    children: wordInlines(inlines, isRightToLeft),
    ...(level > 0 ? { heading: headings[level - 1]! } : place.isQuote ? { style: 'Quote' } : {}),
    ...(align ? { alignment: alignments[align] } : {}),
    ...(isRightToLeft ? { bidirectional: true } : {}),
    ...position(place),
    ...(isHanging ? { indent: { left: hangingTwips, hanging: hangingTwips } } : {}),
  })
}

function position({ item, indent, isQuote }: Place): IParagraphOptions {
  if (item) return { numbering: item, spacing: { after: 60 } }
  return indent > 0 ? { indent: { left: indent * indentTwips + (isQuote ? 567 : 0) } } : {}
}

function codeParagraph(text: string, { indent }: Place): Paragraph {
  return new Paragraph({
    style: 'Code',
    shading: { type: 'clear', fill: codeGround },
    indent: { left: indent * indentTwips + 80, right: 80 },
    children: textForXml(text)
      .split('\n')
      .map((line, i) => new TextRun({ text: line, break: i ? 1 : 0 })),
  })
}

/** The picture, and its caption in the style that Word's list of figures reads. */
function imageParagraphs({ source, alt, caption, align, widthPercent }: ImageBlock): Paragraph[] {
  const alignment = alignments[align]
  const words =
    caption === ''
      ? []
      : [new Paragraph({ style: 'Caption', alignment, children: [new TextRun(textForXml(caption))] })]
  return [imageParagraph({ source, alt, widthPercent, alignment, keepNext: words.length > 0 }), ...words]
}

type WordImage = Pick<ImageBlock, 'source' | 'alt' | 'widthPercent'> &
  Pick<IParagraphOptions, 'alignment' | 'keepNext'>

function imageParagraph({ source, alt, widthPercent, ...look }: WordImage): Paragraph {
  const image = readImage(source)
  const description = textForXml(alt)
  if (!image || image.type === 'webp') return new Paragraph({ ...look, children: [new TextRun(description)] })
  const { width, height } = fitImage(image, pageWidthPx, pageHeightPx, widthPercent)
  return new Paragraph({
    ...look,
    children: [
      new ImageRun({
        type: image.type === 'jpeg' ? 'jpg' : image.type,
        data: image.bytes,
        transformation: { width: Math.round(width), height: Math.round(height) },
        altText: { name: description, description, title: description },
      }),
    ],
  })
}
