import { plainFileTitle } from '../../../../../contract/chats/chat-export.ts'
import { defaultEssayTitle } from '../../../../../contract/essays/essay-defaults.ts'
import type { Source } from '../../../../../contract/essays/sources.ts'
import { downloadFile } from '../../../../ui/download-file.ts'
import { type SourceFormat, sourceWriters } from './source-files.ts'

export const sourceFormats = (Object.keys(sourceWriters) as SourceFormat[]).map((id) => ({
  id,
  name: sourceWriters[id].name,
}))

export function downloadSources(sources: Source[], format: SourceFormat, title: string): void {
  const { type, write } = sourceWriters[format]
  downloadFile(`${plainFileTitle(title) || defaultEssayTitle}.${format}`, write(sources), type)
}
