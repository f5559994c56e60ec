import type { Editor } from '@tiptap/core'
import type * as Y from 'yjs'
import type { EssaySettings } from '../../../../contract/essays/essays.ts'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { downloadFile } from '../../../ui/download-file.ts'
import { toast } from '../../../ui/toast.tsx'
import { loadFileComments } from '../comments/file-comments.ts'
import { type EssayFile, type EssayFormat, exportEssay } from '../transfer/export-essay.ts'
import { citationTexts } from './citation-texts.ts'

type Downloaded = {
  editor: Editor
  settings: EssaySettings
  title: string
  /** Where the comments on the essay are found; without it, files have none. */
  commented?: { chatId: string; doc: Y.Doc }
}

/** Makes a file of the essay. */
export async function essayFile(
  { editor, settings, title, commented }: Downloaded,
  format: EssayFormat,
): Promise<EssayFile> {
  const { fontFamily: font, fontSizePx: sizePx } = settings
  const citations = await citationTexts(editor)
  const comments = format === 'docx' && commented ? await commentsOf(commented) : null
  return exportEssay(editor.getJSON(), { title, font, sizePx, format, citations, comments })
}

/** Without a connection the file is made without comments, and the user is told. */
async function commentsOf({ chatId, doc }: NonNullable<Downloaded['commented']>) {
  try {
    return await loadFileComments(chatId, doc)
  } catch {
    toast(texts.commentsLeftOut)
    return null
  }
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
