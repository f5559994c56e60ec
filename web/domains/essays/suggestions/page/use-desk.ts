import type { Editor } from '@tiptap/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { EssaySession } from '../../sync/essay-session.ts'
import { createSuggestionDesk, type SuggestionDesk } from './suggestion-desk.ts'
import type { DeskView } from './suggestion-list.ts'
import { suggestionStorage } from './suggestion-plugin.ts'

const empty: DeskView = { items: [], announcement: '' }
const noSubscription = () => () => {}

/** Opens the desk of an editor while the component is shown. Null before that. */
export function useDesk(
  editor: Editor,
  session: EssaySession,
): { desk: SuggestionDesk; view: DeskView } | null {
  const [desk, setDesk] = useState<SuggestionDesk | null>(null)
  useEffect(() => {
    const opened = createSuggestionDesk(editor, session)
    suggestionStorage(editor).desk = opened
    setDesk(opened)
    return () => {
      suggestionStorage(editor).desk = null
      opened.close()
    }
  }, [editor, session])
  const view = useSyncExternalStore(desk?.subscribe ?? noSubscription, () => desk?.read() ?? empty)
  return desk && { desk, view }
}
