import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { MessageSquareText } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SharedEssay } from '../../../../contract/essays/sharing.ts'
import { commentTexts as texts } from '../../../locales/en/essays/comments.ts'
import { Button } from '../../../ui/button.tsx'
import { useMediaQuery } from '../../../ui/media-query.ts'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { changeComments, commentsState, commentsStorage, startDraft } from '../comments/comment-marks.ts'
import { textSegments, toPositions } from '../comments/text-positions.ts'
import { ReaderComments } from './reader-comments.tsx'
import { type ReaderIdentity, storeReaderIdentity } from './reader-identity.ts'
import { useSelectedWords } from './use-selected-words.ts'

type CommentAreaProps = {
  editor: Editor
  token: string
  shared: SharedEssay
  identity: ReaderIdentity
  readerId: string | null
}

/** Comments beside a shared essay: a column on wide screens, a sheet on narrow ones. */
export function CommentArea({ editor, token, shared, identity, readerId }: CommentAreaProps) {
  const { comments, ownerName } = shared
  const isWide = useMediaQuery('(min-width: 1100px)')
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState(identity.name)
  const selected = useSelectedWords(editor)
  const draft = useEditorState({ editor, selector: ({ editor: open }) => commentsState(open.state).draft })
  useEffect(() => {
    const segments = textSegments(editor.state.doc)
    const places = comments.flatMap(({ id, range, resolvedAt }) => {
      const positions = range && resolvedAt === null ? toPositions(segments, range) : null
      return positions ? [{ id, ...positions }] : []
    })
    changeComments(editor, { places })
  }, [editor, comments])
  useEffect(() => {
    const storage = commentsStorage(editor)
    storage.onPress = (id) => {
      changeComments(editor, { activeId: id })
      setIsOpen(true)
    }
    return () => {
      storage.onPress = null
    }
  }, [editor])
  function changeName(next: string) {
    setName(next)
    storeReaderIdentity(readerId, { name: next, key: identity.key })
  }
  function comment() {
    if (!selected || !startDraft(editor, selected)) return
    // The name of a signed-in reader is kept with the key of this browser.
    storeReaderIdentity(readerId, { name, key: identity.key })
    window.getSelection()?.removeAllRanges()
    setIsOpen(true)
  }
  const list = (
    <ReaderComments
      {...{ editor, token, comments, ownerName }}
      identity={{ name, key: identity.key }}
      onName={changeName}
    />
  )
  const open = comments.filter(({ parentId, resolvedAt }) => parentId === null && resolvedAt === null).length
  return (
    <>
      {isWide ? (
        <aside
          aria-label={texts.title}
          className="sticky top-4 max-h-[calc(100dvh-2rem)] w-88 shrink-0 self-start overflow-y-auto p-1"
        >
          <h2 className="mb-4 font-serif text-20 font-medium">{texts.title}</h2>
          {list}
        </aside>
      ) : (
        <>
          <Button
            icon={<MessageSquareText />}
            onClick={() => setIsOpen(true)}
            className="fixed right-4 bottom-4 z-30 shadow-float max-md:h-11 print:hidden"
          >
            {open > 0 ? texts.openThreads({ count: open }) : texts.title}
          </Button>
          {isOpen && (
            <SideSheet title={texts.title} onClose={() => setIsOpen(false)}>
              <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6 max-md:px-4">{list}</div>
            </SideSheet>
          )}
        </>
      )}
      {selected && !draft && (
        <Button
          variant="primary"
          icon={<MessageSquareText />}
          onMouseDown={(event) => event.preventDefault()}
          onClick={comment}
          style={isWide ? placeOf(selected) : undefined}
          className="fixed z-40 shadow-float max-[1099px]:bottom-18 max-[1099px]:right-4 max-md:h-11 print:hidden"
        >
          {texts.comment}
        </Button>
      )}
    </>
  )
}

const margin = 8
const height = 40
const width = 130

/** Below the selection, within the window. */
function placeOf({ top, left }: { top: number; left: number }): { top: number; left: number } {
  return {
    top: Math.max(margin, Math.min(top + margin, window.innerHeight - height - margin)),
    left: Math.max(margin, Math.min(left, window.innerWidth - width - margin)),
  }
}
