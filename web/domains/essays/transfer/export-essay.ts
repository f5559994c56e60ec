import { plainFileTitle } from '../../../../contract/chats/chat-export.ts'
import { defaultEssayTitle } from '../../../../contract/essays/essays.ts'
import { type EssayDocument, type EssayNode, readEssay } from './document/essay-blocks.ts'
import { firstFont } from './document/read-inlines.ts'

export type EssayFormat = 'docx' | 'txt' | 'md' | 'html'

export type EssayExport = {
  title: string
  /** The name of the essay's font, such as `Times New Roman`. */
  font: string
  sizePx: number
  format: EssayFormat
}

type Writer = { type: string; write: (essay: EssayDocument) => Promise<Blob | string> }

/** Each writer is a chunk of its own. */
const writers: Record<EssayFormat, Writer> = {
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    write: async (essay) => (await import('./word/write-docx.ts')).writeDocx(essay),
  },
  txt: {
    type: 'text/plain',
    write: async (essay) => (await import('./text/write-text.ts')).writeText(essay),
  },
  md: {
    type: 'text/markdown',
    write: async (essay) => (await import('./text/write-markdown.ts')).writeMarkdown(essay),
  },
  html: {
    type: 'text/html',
    write: async (essay) => (await import('./text/write-html.ts')).writeHtml(essay),
  },
}

export const essayFormats = Object.keys(writers) as EssayFormat[]

/** Converts the document of the editor (`editor.getJSON()`) to a file with a name that every system accepts. */
export async function exportEssay(
  json: EssayNode,
  { title, font, sizePx, format }: EssayExport,
): Promise<File> {
  const { type, write } = writers[format]
  const content = await write(readEssay(json, { title, font: firstFont(font), sizePx }))
  const isText = typeof content === 'string'
  return new File([content], essayFileName(title, format), { type: isText ? `${type};charset=utf-8` : type })
}

function essayFileName(title: string, ending: string): string {
  const plain = plainFileTitle(title) || defaultEssayTitle
  // Device names, which Windows reserves.
  const name = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(plain) ? `${plain} essay` : plain
  return `${name}.${ending}`
}
