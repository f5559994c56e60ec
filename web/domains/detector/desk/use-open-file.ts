import { useRef } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { detectorDeskTexts as texts } from '../../../locales/en/detector/desk.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { restoreText } from '../../../ui/feedback/restore-text.ts'
import { toast } from '../../../ui/toast.tsx'
import { readAnyFile, UnreadableFile } from '../check/open-text-files.ts'
import type { Detector } from '../check/use-detector.ts'

const readingToast = 'reading-file'
const undoMs = 5_000
const noteMs = 12_000

/** Says that a file has replaced the text, and offers to restore it. */
export function tellReplaced(onUndo: () => void): void {
  toast(texts.fileOpened, { duration: undoMs, action: { label: texts.undo, onClick: onUndo } })
}

/** Returns an Undo for a change that has left `left` in the field. Words that were typed since are offered in turn. */
export function useRestore({ text, setText }: Detector): (left: string, back: () => void) => void {
  const latest = useRef(text)
  latest.current = text
  return (left, back) => {
    const now = latest.current
    restoreText({ left, now, texts, back, again: () => setText(now) })
  }
}

/**
 * Opens a file in place of the text, with an Undo: the server may take a while to read it, and words typed in the
 * meantime are replaced too. Of several files the one that was chosen last is opened.
 */
export function useOpenFile(detector: Detector): (file: File) => Promise<void> {
  const { text, setText } = detector
  const opening = useRef(0)
  const restore = useRestore(detector)
  const latest = useRef(text)
  latest.current = text
  return async (file) => {
    const own = ++opening.current
    const slow = setTimeout(() => toast.loading(texts.readingTheFile, { id: readingToast }), 400)
    try {
      const { text: read, note } = await readAnyFile(file, limits.detectCharactersMax)
      if (own !== opening.current) return
      const replaced = latest.current
      setText(read)
      if (note !== null) toast(contractText(note), { duration: noteMs })
      const again = () => restore(read, () => setText(replaced))
      if (replaced.trim() !== '' && replaced !== read) tellReplaced(again)
    } catch (error) {
      toast.error(error instanceof UnreadableFile ? error.message : errorTexts.processFailed)
    } finally {
      clearTimeout(slow)
      if (own === opening.current) toast.dismiss(readingToast)
    }
  }
}
