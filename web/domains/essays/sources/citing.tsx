import type { Editor } from '@tiptap/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CitationStyle } from '../../../../contract/essays/citation-styles.ts'
import { createLazyPart } from '../../../ui/lazy-part.ts'
import type { EssaySession } from '../sync/essay-session.ts'
import { citationStoreOf } from './editor/citation-store.ts'
import { citeMenuOf } from './editor/cite-menu.ts'

const useParts = createLazyPart(() => import('./panel/citing-parts.tsx'))

type CitingProps = { editor: Editor; session: EssaySession; style: CitationStyle }

/** Renders the citations of the page as they change, and loads what citing needs when @ is typed. */
export function Citing({ editor, session, style }: CitingProps) {
  const store = citationStoreOf(editor)
  const menu = citeMenuOf(editor)
  const [edited, setEdited] = useState<number | null>(null)
  const state = useSyncExternalStore(menu.subscribe, menu.read)
  const [isNeeded, setIsNeeded] = useState(false)
  if (!isNeeded && (state || edited !== null)) setIsNeeded(true)
  const [hasSources, setHasSources] = useState(false)
  // Loaded before @ is typed, so that Enter chooses a source at once.
  const parts = useParts(isNeeded || hasSources)
  useEffect(() => store.follow(editor), [store, editor])
  useEffect(() => {
    const check = () => setHasSources(store.sources().size > 0)
    check()
    return store.subscribe(check)
  }, [store])
  useEffect(() => store.setStyle(style), [store, style])
  useEffect(() => store.onRequest(({ pos }) => setEdited(pos)), [store])
  if (!parts || !isNeeded) return null
  return <parts.default {...{ editor, session, menu, edited }} onEdited={() => setEdited(null)} />
}
