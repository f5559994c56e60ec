import { type RecordFile, recordFormat } from '../../../../../contract/essays/record.ts'
import { reportTexts as texts } from '../../../../locales/en/essays/record.ts'
import { downloadFile } from '../../../../ui/download-file.ts'
import { getRecordEntries, postRecordSeal } from '../../queries.ts'
import { exportEssay } from '../../transfer/export-essay.ts'
import { sealedEntries } from './sealed-entries.ts'
import { writeReport } from './write-report.ts'

type RecordDownload = Omit<Parameters<typeof writeReport>[0], 'now'> & { chatId: string; id: string }
export type RecordFormat = 'json' | 'pdf' | 'html'

/** Downloads a record with the server's signature, or a readable report of it. */
export async function downloadRecord(parts: RecordDownload, format: RecordFormat): Promise<void> {
  const { title, id, chatId, entries } = parts
  const name = texts.fileName({ title })
  if (format === 'json') {
    const seal = await postRecordSeal(chatId)
    const sealed = await sealedEntries(entries, seal.number, (after) => getRecordEntries(chatId, after))
    const file: RecordFile = { format: recordFormat, title, id, entries: sealed, seal }
    return downloadFile(`${name}.json`, JSON.stringify(file, null, 1), 'application/json')
  }
  const report = writeReport({ ...parts, now: new Date() })
  const { file } = await exportEssay(report as Parameters<typeof exportEssay>[0], {
    title: name,
    font: 'Times New Roman',
    sizePx: 14,
    format,
  })
  downloadFile(file.name, file)
}
