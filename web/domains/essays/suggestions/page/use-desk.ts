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
    const storage = suggestionStorage(editor)
    storage.desk = opened
    setDesk(opened)
    for (const work of storage.waiting.splice(0)) work(opened)
    return () => {
      storage.desk = null
      opened.close()
    }
  }, [editor, session])
  const view = useSyncExternalStore(desk?.subscribe ?? noSubscription, () => desk?.read() ?? empty)
  return desk && { desk, view }
}
