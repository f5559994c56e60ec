import { plainFileTitle } from '../../../../contract/chats/chat-export.ts'
import { defaultEssayTitle } from '../../../../contract/essays/essay-defaults.ts'
import type { CitationTexts } from './document/citation-texts.ts'
import { type CommentedWords, markComments } from './document/comment-edges.ts'
import { withDrawableImages } from './document/drawable-images.ts'
import { type EssayDocument, type EssayNode, type FileComment, readEssay } from './document/essay-blocks.ts'
import { firstFont } from './document/read-inlines.ts'

export type EssayFormat = 'pdf' | 'docx' | 'doc' | 'rtf' | 'txt' | 'md' | 'html'

export type EssayExport = {
  title: string
  /** The name of the essay's font, such as `Times New Roman`. */
  font: string
  sizePx: number
  format: EssayFormat
  /** Without it, citations are written as their attribute `text`, and the bibliography is left out. */
  citations?: CitationTexts | null
  /** Comments and their words; only Word has a place for them. */
  comments?: { list: FileComment[]; words: CommentedWords[] } | null
}

/** `missing` has the characters that the fonts of a PDF do not have; they are shown as boxes. */
export type EssayFile = { file: File; missing: string[] }

type Written = { content: Blob | string | Uint8Array<ArrayBuffer>; missing?: string[] }
type Writer = {
  type: string
  /** The types of images that the format has; without it, all of them. */
  images?: readonly ('png' | 'jpeg' | 'gif' | 'webp')[]
  write: (essay: EssayDocument) => Promise<Written>
}

/** Each writer is a chunk of its own. */
const writers: Record<EssayFormat, Writer> = {
  pdf: {
    type: 'application/pdf',
    images: ['png', 'jpeg'],
    async write(essay) {
      const [{ writePdf }, { loadFace }] = await Promise.all([
        import('./pdf/write-pdf.ts'),
        import('./pdf/load-face.ts'),
      ])
      const { bytes, missing } = await writePdf(essay, loadFace)
      return { content: bytes, missing }
    },
  },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    images: ['png', 'jpeg', 'gif'],
    write: async (essay) => ({ content: await (await import('./word/write-docx.ts')).writeDocx(essay) }),
  },
  // Word opens RTF by its content, whatever the file is called; see docs/decisions/055-essay-files.md.
  doc: {
    type: 'application/msword',
    images: ['png', 'jpeg'],
    write: async (essay) => ({ content: (await import('./rtf/write-rtf.ts')).writeRtf(essay) }),
  },
  rtf: {
    type: 'application/rtf',
    images: ['png', 'jpeg'],
    write: async (essay) => ({ content: (await import('./rtf/write-rtf.ts')).writeRtf(essay) }),
  },
  txt: {
    type: 'text/plain',
    write: async (essay) => ({ content: (await import('./text/write-text.ts')).writeText(essay) }),
  },
  md: {
    type: 'text/markdown',
    write: async (essay) => ({ content: (await import('./text/write-markdown.ts')).writeMarkdown(essay) }),
  },
  html: {
    type: 'text/html',
    write: async (essay) => ({ content: (await import('./text/write-html.ts')).writeHtml(essay) }),
  },
}

export const essayFormats = Object.keys(writers) as EssayFormat[]

/** Converts the document of the editor (`editor.getJSON()`) to a file with a name that every system accepts. */
export async function exportEssay(
  json: EssayNode,
  { title, font, sizePx, format, citations = null, comments = null }: EssayExport,
): Promise<EssayFile> {
  const { type, images, write } = writers[format]
  const readFormula = hasFormula(json) ? (await import('../formulas/read-formula.ts')).readFormula : undefined
  const withComments = format === 'docx' ? comments : null
  const marked = withComments ? markComments(json, withComments.words) : json
  const read = readEssay(marked, { title, font: firstFont(font), sizePx, citations, readFormula })
  const drawn = images ? await withDrawableImages(read, images) : read
  const essay = withComments ? { ...drawn, comments: withComments.list } : drawn
  const { content, missing = [] } = await write(essay)
  const wholeType = type.startsWith('text/') ? `${type};charset=utf-8` : type
  return { file: new File([content], essayFileName(title, format), { type: wholeType }), missing }
}

function hasFormula({ type, content = [] }: EssayNode): boolean {
  return type === 'formula' || type === 'formulaBlock' || content.some(hasFormula)
}

function essayFileName(title: string, ending: string): string {
  const plain = plainFileTitle(title) || defaultEssayTitle
  // Device names, which Windows reserves.
  const name = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(plain) ? `${plain} essay` : plain
  return `${name}.${ending}`
}
