import { TriangleAlert } from 'lucide-react'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { downloadFile } from '../../../ui/download-file.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import type { EssaySession, EssayView } from '../sync/essay-session.ts'

type UnmergedNoteProps = { session: EssaySession; view: EssayView }

/** Says that stored changes are missing on the page because they cannot be merged, and offers them as a file. */
export function UnmergedNote({ session, view }: UnmergedNoteProps) {
  if (view.unmerged === 0) return null
  async function download() {
    const { unmergedText } = await import('../sync/unmerged-text.ts')
    const text = unmergedText(session.readUnmerged(), texts.unmergedData)
    downloadFile(texts.unmergedFile({ title: view.title }), text)
  }
  return (
    <div className="shrink-0 px-5 pb-2 max-md:px-2.5">
      <Note tone="caution" icon={<TriangleAlert />}>
        {texts.unmerged({ count: view.unmerged })}{' '}
        <button
          type="button"
          onClick={() => void download()}
          className="rounded-small font-medium underline underline-offset-2"
        >
          {texts.unmergedDownload({ count: view.unmerged })}
        </button>
      </Note>
    </div>
  )
}
