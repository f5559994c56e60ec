import type { Editor } from '@tiptap/core'
import type { EssaySettings } from '../../../../contract/essays/essays.ts'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { downloadFile } from '../../../ui/download-file.ts'
import { toast } from '../../../ui/toast.tsx'
import { citationTexts } from '../sources/editor/citation-texts.ts'
import { type EssayFile, type EssayFormat, exportEssay } from '../transfer/export-essay.ts'

type Downloaded = { editor: Editor; settings: EssaySettings; title: string }

/** Makes a file of the essay. */
export async function essayFile(
  { editor, settings, title }: Downloaded,
  format: EssayFormat,
): Promise<EssayFile> {
  const { fontFamily: font, fontSizePx: sizePx } = settings
  const citations = await citationTexts(editor)
  return exportEssay(editor.getJSON(), { title, font, sizePx, format, citations })
}

/** Downloads the essay as a file. A failure leaves the page as it is. */
export async function downloadEssay(essay: Downloaded, format: EssayFormat): Promise<void> {
  try {
    const { file, missing } = await essayFile(essay, format)
    downloadFile(file.name, file)
    if (missing.length > 0) toast(texts.missingCharacters({ characters: missing.join(' ') }))
  } catch {
    toast.error(texts.downloadFailed)
  }
}
