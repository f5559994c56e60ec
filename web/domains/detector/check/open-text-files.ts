import { limits } from '../../../../contract/limits.ts'
import { ApiError } from '../../../api.ts'
import { checkTexts } from '../../../locales/en/detector/check.ts'
import { fileTexts } from '../../../locales/en/shared/files.ts'
import { readOnServer } from '../queries.ts'

/** For the file dialog. The browser reads plain texts; the server reads documents and keeps nothing of them. */
export const textFileTypes =
  '.txt,.md,.markdown,.docx,.pdf,text/plain,text/markdown,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** An upper bound for the UTF-8 bytes of one UTF-16 unit. */
const bytesPerCharacterMax = 4

/** The message is shown to the user. */
export class UnreadableFile extends Error {}

/** `note` says for the user what of the file is not in the text. */
export type ReadText = { text: string; note: string | null }

/** Reads files of these kinds, joined by a blank line. Throws UnreadableFile. */
export async function readTextFiles(
  files: readonly File[],
  charactersMax: number,
  readDocument: typeof readOnServer = readOnServer,
): Promise<ReadText> {
  const read = await Promise.all(files.map((file) => readAnyFile(file, charactersMax, readDocument)))
  const notes = read.flatMap(({ note }) => note ?? [])
  return { text: read.map(({ text }) => text).join('\n\n'), note: notes.join(' ') || null }
}

/** Reads a text file, a Word document or a PDF. Throws UnreadableFile. */
export async function readAnyFile(
  file: File,
  charactersMax: number,
  readDocument: typeof readOnServer = readOnServer,
): Promise<ReadText> {
  if (/\.(docx|pdf)$/i.test(file.name)) return askServer(file, readDocument)
  return { text: await readTextFile(file, charactersMax), note: null }
}

async function askServer(file: File, readDocument: typeof readOnServer): Promise<ReadText> {
  if (file.size > limits.fileBytesMax) throw new UnreadableFile(fileTexts.tooLarge({ names: file.name }))
  try {
    const { text, note } = await readDocument(file)
    return { text, note }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new UnreadableFile(
      error.code === 'offline' ? fileTexts.unreadable({ name: file.name }) : error.message,
    )
  }
}

async function readTextFile(file: File, charactersMax: number): Promise<string> {
  if (!/\.(txt|md|markdown)$/i.test(file.name))
    throw new UnreadableFile(checkTexts.notATextFile({ name: file.name }))
  if (file.size > charactersMax * bytesPerCharacterMax)
    throw new UnreadableFile(checkTexts.fileTooLong({ name: file.name, max: charactersMax }))
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return text.replace(/\r\n?/g, '\n').trim()
  } catch {
    throw new UnreadableFile(checkTexts.notUtf8({ name: file.name }))
  }
}
