import { decodeText } from '../../decode-text.ts'
import type { EssayNode } from '../document/essay-blocks.ts'
import type { PlacedThread } from './comment-places.ts'
import { ImportFault, importLimits } from './import-fault.ts'
import type { LeftOut } from './left-out.ts'

/** `title` is the one that the file states about itself. */
export type ImportedDocument = {
  document: EssayNode
  title: string | null
  leftOut: LeftOut
  comments?: PlacedThread[]
}

type Kind = 'docx' | 'markdown' | 'html' | 'text'

const kinds: Record<string, Kind> = {
  docx: 'docx',
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
  txt: 'text',
  text: 'text',
}

/** Reads a file as a document of the editor. Throws an ImportFault; the open document is not touched. */
export async function importDocument(file: File): Promise<ImportedDocument> {
  if (file.size > importLimits.fileBytesMax) throw new ImportFault('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = kindOf(file.name, bytes)
  const imported = await readers[kind](bytes)
  if (isEmpty(imported.document)) throw new ImportFault('empty')
  return imported
}

const readers: Record<Kind, (bytes: Uint8Array<ArrayBuffer>) => Promise<ImportedDocument>> = {
  async docx(bytes) {
    const [{ wordToHtml }, { readHtml }, { placeComments }] = await Promise.all([
      import('./word-to-html.ts'),
      import('./read-html.ts'),
      import('./comment-places.ts'),
    ])
    const { html, title, leftOut, threads } = await wordToHtml(bytes)
    const read = readHtml(html)
    const { document, comments } = placeComments(read.document, threads)
    const placed = comments.reduce((sum, { replies }) => sum + 1 + replies.length, 0)
    const { comments: all = 0, ...others } = leftOut
    const lost = all > placed ? { comments: all - placed } : {}
    return { document, title, leftOut: { ...read.leftOut, ...others, ...lost }, comments }
  },
  async markdown(bytes) {
    const [{ markdownToHtml }, { readHtml }] = await Promise.all([
      import('./markdown-to-html.ts'),
      import('./read-html.ts'),
    ])
    const { html, metadata } = await markdownToHtml(decode(bytes))
    const { document, leftOut } = readHtml(html)
    return {
      document,
      title: metadata && titleOf(metadata),
      leftOut: { ...leftOut, ...(metadata === null ? {} : { metadata: 1 }) },
    }
  },
  html: async (bytes) => (await import('./read-html.ts')).readHtml(decode(bytes)),
  text: async (bytes) => ({ document: readPlainText(decode(bytes)), title: null, leftOut: {} }),
}

/** The title in the metadata of a Markdown file. */
function titleOf(metadata: string): string | null {
  const title = /^title:[ \t]+(.{1,300})$/m.exec(metadata)?.[1]?.trim() ?? ''
  return title.replace(/^(["'])(.*)\1$/, '$2') || null
}

function kindOf(name: string, bytes: Uint8Array): Kind {
  const startsWith = (...start: number[]) => start.every((byte, i) => bytes[i] === byte)
  if (startsWith(0xd0, 0xcf, 0x11, 0xe0)) throw new ImportFault('oldWord')
  const kind = kinds[/\.([a-z]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '']
  if (!kind) throw new ImportFault('unsupported')
  if (kind === 'docx' && !startsWith(0x50, 0x4b)) throw new ImportFault('broken')
  if (kind !== 'docx' && startsWith(0x50, 0x4b, 3, 4)) throw new ImportFault('unsupported')
  return kind
}

function decode(bytes: Uint8Array): string {
  const text = decodeText(bytes)
  if (text.includes('\0')) throw new ImportFault('unsupported')
  return text
}

/** A blank line ends a paragraph; other line ends stay. */
function readPlainText(text: string): EssayNode {
  if (text.length > importLimits.textCharactersMax) throw new ImportFault('tooLarge')
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((part) => part.replace(/^\n+/, '').trimEnd())
    .filter((part) => part !== '')
  return {
    type: 'doc',
    content: paragraphs.map((part) => ({
      type: 'paragraph',
      content: part
        .split('\n')
        .flatMap((line, i): EssayNode[] => [
          ...(i > 0 ? [{ type: 'hardBreak' }] : []),
          ...(line === '' ? [] : [{ type: 'text', text: line }]),
        ]),
    })),
  }
}

function isEmpty({ content = [] }: EssayNode): boolean {
  return content.every((node) => node.type === 'paragraph' && (node.content ?? []).length === 0)
}
