import { strToU8, type Unzipped, unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { readNumbering } from '../../../../../contract/essays/word-numbering.ts'
import { ImportFault, importLimits } from './import-fault.ts'
import type { LeftOut } from './left-out.ts'
import { decodeReferences, rewriteWord } from './rewrite-word.ts'
import { readWordComments, type WordThread } from './word-comments.ts'

type Paragraph = { alignment?: string | null; numbering?: unknown; styleName?: string | null }
type Transforms = {
  paragraph: (change: (paragraph: Paragraph) => Paragraph) => (document: unknown) => unknown
}

const alignments: Record<string, string> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  justify: 'justify',
}
const headings = [1, 2, 3, 4, 5, 6]

/** Styles of Word as HTML. An aligned paragraph gets a style of its own, because the reader passes on no alignment. */
const styleMap = [
  ...['left', 'center', 'right', 'justify'].flatMap((align) => [
    `p[style-name='Normal align-${align}'] => p.align-${align}:fresh`,
    `p[style-name='Title align-${align}'] => h1.align-${align}:fresh`,
    ...headings.map(
      (level) => `p[style-name='heading ${level} align-${align}'] => h${level}.align-${align}:fresh`,
    ),
  ]),
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Block Text'] => blockquote > p:fresh",
  ...['caption', 'Image Caption', 'Figure', 'Illustration'].map(
    (style) => `p[style-name='${style}'] => p.caption:fresh`,
  ),
  "p[style-name='Code'] => pre:separator('\\n')",
  'u => u',
]

/** `title` is the one in the properties of the file. */
type WordHtml = { html: string; title: string | null; leftOut: LeftOut; threads: WordThread[] }

/** Converts a Word document. Tracked insertions count as text, tracked deletions do not. */
export async function wordToHtml(bytes: Uint8Array): Promise<WordHtml> {
  const parts = unpack(bytes)
  const leftOut = rewriteParts(parts)
  const safe = zipSync(parts, { level: 0 }) as Uint8Array<ArrayBuffer>
  const { transforms } = mammoth as unknown as { transforms: Transforms }
  const options = { styleMap, transformDocument: transforms.paragraph(withAlignment) }
  try {
    // The build for browsers reads `arrayBuffer`, the one for Node `buffer`.
    const source = { arrayBuffer: safe.buffer, buffer: safe } as unknown as { arrayBuffer: ArrayBuffer }
    const html = (await mammoth.convertToHtml(source, options)).value
    const width = textWidth(textOf(parts, 'word/document.xml'))
    return {
      html: withColumns(withFormulas(withPictureWidths(html, width)), textOf(parts, 'word/document.xml')),
      title: titleIn(textOf(parts, 'docProps/core.xml')),
      leftOut,
      threads: readWordComments(
        textOf(parts, 'word/comments.xml'),
        textOf(parts, 'word/commentsExtended.xml'),
      ),
    }
  } catch {
    throw new ImportFault('broken')
  }
}

const textPart = /^word\/(?:document\d?|footnotes|endnotes)\.xml$/
const headerPart = /^word\/(?:header|footer)\d{0,4}\.xml$/

/** Rewrites the parts with text for the reader, and counts what it leaves out. */
function rewriteParts(parts: Unzipped): LeftOut {
  const leftOut: LeftOut = {}
  const numbering = readNumbering(textOf(parts, 'word/numbering.xml'))
  const add = (part: keyof LeftOut, count: number) => {
    if (count > 0) leftOut[part] = (leftOut[part] ?? 0) + count
  }
  for (const name of Object.keys(parts)) {
    if (textPart.test(name)) {
      const xml = rewriteWord(textOf(parts, name), numbering)
      parts[name] = strToU8(xml)
      add('embedded', xml.match(/<(?:c:chart|dgm:relIds)\b/g)?.length ?? 0)
    } else if (headerPart.test(name) && hasWords(textOf(parts, name))) leftOut.headers = 1
  }
  add('comments', textOf(parts, 'word/comments.xml').match(/<w:comment\b/g)?.length ?? 0)
  return leftOut
}

const emusOfTwip = 635
const usualTextTwips = 9_026

const pageWidth = /<w:pgSz [^<>]{0,300}\bw:w="(\d{1,6})"/
const leftMargin = /<w:pgMar [^<>]{0,300}\bw:left="(\d{1,6})"/
const rightMargin = /<w:pgMar [^<>]{0,300}\bw:right="(\d{1,6})"/

/** Returns the width of the text in the unit of pictures, from the size and the margins of the page. */
function textWidth(xml: string): number {
  const [page, left, right] = [pageWidth, leftMargin, rightMargin].map((value) =>
    Number(value.exec(xml)?.[1]),
  )
  const twips = (page ?? 0) - (left ?? 0) - (right ?? 0)
  return (twips > 0 ? twips : usualTextTwips) * emusOfTwip
}

/** States the width of each picture as a part of the text's. The mark before it is `wordMarks.width`. */
function withPictureWidths(html: string, width: number): string {
  return html.replace(
    /\ue002(\d{1,12})"/g,
    (_, emus: string) => `" width="${Math.round((Number(emus) / width) * 100)}%"`,
  )
}

const tableGrid = /<w:tblGrid>((?:\s{0,20}<w:gridCol [^<>]{0,100}>){0,63})/g
const gridColumn = /<w:gridCol [^<>]{0,100}?w:w="(\d{1,6})"/g

/** States the widths of columns, which the reader drops. Tables are in the same order in both. */
function withColumns(html: string, xml: string): string {
  const grids = [...xml.matchAll(tableGrid)].map(([, columns = '']) =>
    [...columns.matchAll(gridColumn)].map(([, width]) => width).join(','),
  )
  let at = 0
  return html.replaceAll('<table>', () => `<table data-columns="${grids[at++] ?? ''}">`)
}

/** Marks the sources of formulas, which are between characters of private use (`wordMarks`). */
function withFormulas(html: string): string {
  return html
    .replace(/\ue003([^\ue003]*)\ue003/g, '<code data-math="inline">$1</code>')
    .replace(/\ue004([^\ue004]*)\ue004/g, '<code data-math="block">$1</code>')
}

/** Page numbers are no words. */
function hasWords(xml: string): boolean {
  return [...xml.matchAll(/<w:t(?:>| [^>]{0,200}>)([^<]*)/g)].some(([, text]) => /\p{L}{3}/u.test(text ?? ''))
}

function titleIn(properties: string): string | null {
  const text = /<dc:title>([^<]{1,1000})<\/dc:title>/.exec(properties)?.[1] ?? ''
  return decodeReferences(text).trim() || null
}

function textOf(parts: Unzipped, name: string): string {
  const bytes = parts[name]
  return bytes ? new TextDecoder().decode(bytes) : ''
}

function withAlignment(paragraph: Paragraph): Paragraph {
  const align = alignments[paragraph.alignment ?? '']
  const style = paragraph.styleName ?? 'Normal'
  if (!align || paragraph.numbering || !/^(?:normal|title|heading [1-6])$/i.test(style)) return paragraph
  return { ...paragraph, styleName: `${style} align-${align}` }
}

/**
 * Unpacks the archive within limits. It is packed again without compression, so that the reader cannot be made to unpack
 * more. Each part is cut at the size that the archive states, and the sum of these sizes is limited.
 */
function unpack(bytes: Uint8Array): Unzipped {
  let total = 0
  let count = 0
  try {
    const parts = unzipSync(bytes, {
      filter({ originalSize, name }) {
        total += originalSize
        count++
        if (total > importLimits.unpackedBytesMax || count > importLimits.partsMax)
          throw new ImportFault('tooLarge')
        return !name.endsWith('/')
      },
    })
    if (!Object.keys(parts).some((name) => name.startsWith('word/'))) throw new ImportFault('broken')
    return parts
  } catch (error) {
    throw error instanceof ImportFault ? error : new ImportFault('broken')
  }
}
