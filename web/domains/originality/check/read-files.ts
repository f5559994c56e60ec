import { limits } from '../../../../contract/limits.ts'
import { ApiError } from '../../../api.ts'
import { originalityTexts } from '../../../locales/en/originality/desk.ts'
import { readFileText } from '../queries.ts'

/** For the file dialog. The server reads every kind, also plain texts in older encodings. */
export const sourceFileTypes =
  '.txt,.md,.markdown,.docx,.pdf,text/plain,text/markdown,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type ReadFile = { name: string; text: string; isCut: boolean; note: string | null }
export type ReadFiles = { read: ReadFile[]; failures: string[] }

/** Reads files one after the other. A file that cannot be read does not keep the others out; its reason is shown. */
export async function readFiles(files: readonly File[]): Promise<ReadFiles> {
  const result: ReadFiles = { read: [], failures: [] }
  for (const file of files) {
    const { name } = file
    try {
      if (file.size > limits.fileBytesMax)
        result.failures.push(originalityTexts.tooLarge({ name, megabytes: 10 }))
      else result.read.push({ name, ...(await readFileText(file)) })
    } catch (error) {
      const isReason = error instanceof ApiError && error.code !== 'offline'
      result.failures.push(isReason ? error.message : originalityTexts.notRead({ name }))
    }
  }
  return result
}
