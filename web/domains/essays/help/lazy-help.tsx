import type { Editor } from '@tiptap/core'
import { createLazyPart } from '../../../ui/lazy-part.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { EssaySession } from '../sync/essay-session.ts'

/** Both are loaded after the text is shown, so that the page does not wait for them. */
const useWritingHelpPart = createLazyPart(
  async () => (await import('./writing-help-part.tsx')).WritingHelpPart,
)
const useHelpPanelPart = createLazyPart(async () => (await import('./panel/help-panel.tsx')).HelpPanel)

export function LazyWritingHelp(props: { editor: Editor; session: EssaySession }) {
  const Part = useWritingHelpPart(true)
  return Part && <Part {...props} />
}

export function LazyHelpPanel(props: { editor: Editor; onClose: () => void }) {
  const Panel = useHelpPanelPart(true)
  return Panel ? <Panel {...props} /> : <Spinner className="m-auto size-5 text-ink-muted" />
}
