import {
  AlignmentType,
  Document,
  Footer,
  type ICommentOptions,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx'
import { brand } from '../../../../../contract/brand.ts'
import { textForXml, wordFonts, wordType } from '../../../../ui/word-parts.ts'
import type { EssayDocument, FileComment } from '../document/essay-blocks.ts'
import { createWordBlocks } from './word-blocks.ts'
import { noteParagraph } from './word-inlines.ts'

/** One inch, the margin of academic papers. */
const margin = 1_440

/** Sizes of headings in relation to the text, as on the page. */
const headingScales = [1.857, 1.43, 1.143, 1, 1, 1]

/** Creates a Word document with real headings, lists, tables and footnotes. */
export async function writeDocx(essay: EssayDocument): Promise<Blob> {
  const { blocks, numbering } = createWordBlocks()
  const children = blocks(essay.blocks)
  const size = halfPoints(essay.sizePt)
  const heading = (level: number) => ({
    run: { font: essay.font, size: halfPoints(essay.sizePt * headingScales[level - 1]!), bold: true },
    paragraph: { spacing: { before: 240, after: 100 }, keepNext: true },
  })
  const file = new Document({
    title: textForXml(essay.title),
    creator: brand.name,
    numbering: { config: numbering },
    ...(essay.comments ? { comments: { children: essay.comments.map(wordComment) } } : {}),
    footnotes: Object.fromEntries(
      essay.footnotes.map((note) => [note.number, { children: [noteParagraph(note)] }]),
    ),
    styles: {
      default: {
        document: {
          run: { font: essay.font, size },
          // Without the rule, LibreOffice takes the height as exact and cuts pictures.
          paragraph: { spacing: { after: 160, line: 320, lineRule: LineRuleType.AUTO } },
        },
        heading1: heading(1),
        heading2: heading(2),
        heading3: heading(3),
        heading4: heading(4),
        heading5: heading(5),
        heading6: heading(6),
        hyperlink: { run: { color: '3D3A9B', underline: {} } },
        footnoteText: {
          run: { size: Math.max(16, size - 4) },
          paragraph: { spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO } },
        },
      },
      paragraphStyles: [
        {
          id: 'Quote',
          name: 'Quote',
          basedOn: 'Normal',
          quickFormat: true,
          run: { italics: true },
          paragraph: { indent: { left: 567, right: 567 } },
        },
        {
          id: 'Caption',
          name: 'caption',
          basedOn: 'Normal',
          quickFormat: true,
          run: { size: Math.max(16, size - 4) },
          paragraph: { spacing: { before: 0, after: 200 } },
        },
        {
          id: 'Code',
          name: 'Code',
          basedOn: 'Normal',
          run: { font: wordFonts.code, size: Math.max(16, size - 2) },
        },
      ],
    },
    sections: [
      {
        properties: { page: { margin: { top: margin, bottom: margin, left: margin, right: margin } } },
        footers: { default: pageNumbers() },
        children,
      },
    ],
  })
  return new Blob([await Packer.toArrayBuffer(file)], { type: wordType })
}

function wordComment({ number, parent, author, text, date }: FileComment): ICommentOptions {
  return {
    id: number,
    author: textForXml(author),
    initials: textForXml([...author][0] ?? ''),
    date,
    children: textForXml(text)
      .split('\n')
      .map((line) => new Paragraph({ children: [new TextRun(line)] })),
    ...(parent === null ? {} : { parentId: parent }),
  }
}

/** The number of each page, below the text. */
function pageNumbers(): Footer {
  const children = [new TextRun({ children: [PageNumber.CURRENT] })]
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children })] })
}

function halfPoints(points: number): number {
  return Math.round(points * 2)
}
