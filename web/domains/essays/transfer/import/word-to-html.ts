import { unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { ImportFault, importLimits } from './import-fault.ts'

type Paragraph = { alignment?: string | null; numbering?: unknown; styleName?: string | null }
type Transforms = {
  paragraph: (change: (paragraph: Paragraph) => Paragraph) => (document: unknown) => unknown
}

const alignments: Record<string, string> = {
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  justify: 'justify',
}
const headings = [1, 2, 3, 4, 5, 6]

/** Styles of Word as HTML. An aligned paragraph gets a style of its own, because the reader passes on no alignment. */
const styleMap = [
  ...['center', 'right', 'justify'].flatMap((align) => [
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
  "p[style-name='Code'] => pre:separator('\\n')",
  'u => u',
]

/** Converts a Word document. Tracked insertions count as text, tracked deletions do not. */
export async function wordToHtml(bytes: Uint8Array): Promise<string> {
  const safe = repack(bytes)
  const { transforms } = mammoth as unknown as { transforms: Transforms }
  const options = { styleMap, transformDocument: transforms.paragraph(withAlignment) }
  try {
    // The build for browsers reads `arrayBuffer`, the one for Node `buffer`.
    const source = { arrayBuffer: safe.buffer, buffer: safe } as unknown as { arrayBuffer: ArrayBuffer }
    return (await mammoth.convertToHtml(source, options)).value
  } catch {
    throw new ImportFault('broken')
  }
}

function withAlignment(paragraph: Paragraph): Paragraph {
  const align = alignments[paragraph.alignment ?? '']
  const style = paragraph.styleName ?? 'Normal'
  if (!align || paragraph.numbering || !/^(?:normal|title|heading [1-6])$/i.test(style)) return paragraph
  return { ...paragraph, styleName: `${style} align-${align}` }
}

/**
 * Unpacks the archive within limits and packs it again without compression, so that the reader cannot be made to unpack
 * more. Each part is cut at the size that the archive states, and the sum of these sizes is limited.
 */
function repack(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
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
    return zipSync(parts, { level: 0 }) as Uint8Array<ArrayBuffer>
  } catch (error) {
    throw error instanceof ImportFault ? error : new ImportFault('broken')
  }
}
