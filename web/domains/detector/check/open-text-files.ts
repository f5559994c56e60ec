import { fileTexts } from '../../../../contract/chats/files.ts'
import { limits } from '../../../../contract/limits.ts'
import { ApiError } from '../../../api.ts'
import { checkTexts } from '../../../locales/en/detector/check.ts'
import { readOnServer } from '../queries.ts'

/** For the file dialog. The browser reads plain texts; the server reads documents and keeps nothing of them. */
export const textFileTypes =
  '.txt,.md,.markdown,.docx,.pdf,text/plain,text/markdown,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** An upper bound for the UTF-8 bytes of one UTF-16 unit. */
const bytesPerCharacterMax = 4

/** The message is shown to the user. */
export class UnreadableFile extends Error {}

/** Reads files of these kinds, joined by a blank line. Throws UnreadableFile. */
export async function readTextFiles(
  files: readonly File[],
  charactersMax: number,
  readDocument: typeof readOnServer = readOnServer,
): Promise<string> {
  const texts = await Promise.all(files.map((file) => readAnyFile(file, charactersMax, readDocument)))
  return texts.join('\n\n')
}

/** Reads a text file, a Word document or a PDF. Throws UnreadableFile. */
export function readAnyFile(
  file: File,
  charactersMax: number,
  readDocument: typeof readOnServer = readOnServer,
): Promise<string> {
  return /\.(docx|pdf)$/i.test(file.name) ? askServer(file, readDocument) : readTextFile(file, charactersMax)
}

async function askServer(file: File, readDocument: typeof readOnServer): Promise<string> {
  if (file.size > limits.fileBytesMax) throw new UnreadableFile(fileTexts.tooLarge([file.name]))
  try {
    return (await readDocument(file)).text
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new UnreadableFile(error.code === 'offline' ? fileTexts.unreadable(file.name) : error.message)
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
