import type { Editor } from '@tiptap/core'
import type { EssaySession, EssayView } from '../sync/essay-session.ts'

/** What a panel beside the page is given. */
export type SidePanelProps = {
  editor: Editor
  session: EssaySession
  view: EssayView
  onClose: () => void
}
