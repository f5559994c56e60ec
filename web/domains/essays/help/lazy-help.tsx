import type { Editor } from '@tiptap/core'
import { createLazyPart } from '../../../ui/lazy-part.ts'
import type { EssaySession } from '../sync/essay-session.ts'

const useWritingHelpPart = createLazyPart(
  async () => (await import('./writing-help-part.tsx')).WritingHelpPart,
)

/** The checks of the essay, which load after the text is shown, so that the page does not wait for them. */
export function LazyWritingHelp(props: { editor: Editor; session: EssaySession }) {
  const Part = useWritingHelpPart(true)
  return Part && <Part {...props} />
}
