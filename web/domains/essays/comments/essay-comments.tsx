import type { Editor } from '@tiptap/core'
import { useEffect } from 'react'
import type { OwnComment } from '../../../../contract/essays/comments.ts'
import type { EssaySession } from '../sync/essay-session.ts'
import { type CommentPlace, changeComments, commentsState, commentsStorage } from './comment-marks.ts'
import { useCommentCalls, useComments } from './comment-queries.ts'
import './comments.css'
import { anchorRange, type Located, locatePassages } from '../../../../contract/essays/text-anchors.ts'
import { textSegments, toCharacters, toPositions } from './text-positions.ts'

type EssayCommentsProps = {
  editor: Editor
  session: EssaySession
  isStored: boolean
  /** The words of a comment were pressed. */
  onPress: () => void
}

/** After this pause in writing, comments whose words an edit made anew get a new place. */
const pauseMs = 3_000

/** Shows the comments of an essay on its page, and keeps their places while it is written. */
export function EssayComments({ editor, session, isStored, onPress }: EssayCommentsProps) {
  const comments = useComments(session.chatId, isStored)
  const { change } = useCommentCalls(session.chatId)
  useEffect(() => {
    const storage = commentsStorage(editor)
    storage.onPress = (id) => {
      changeComments(editor, { activeId: id })
      onPress()
    }
    return () => {
      storage.onPress = null
    }
  }, [editor, onPress])
  useEffect(() => {
    if (!comments) return
    const first = comments.filter(({ anchor, resolvedAt }) => anchor !== null && resolvedAt === null)
    const locate = () => locatePassages(session.doc, first)
    const storage = commentsStorage(editor)
    storage.locate = (doc) => placesIn(doc, first, locate())
    changeComments(editor, { places: storage.locate(editor.state.doc) })
    let timer: number | undefined
    const onUpdate = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => {
        for (const { id, passage } of movedPassages(editor, session, first))
          void change(id, { passage }).catch(() => {})
      }, pauseMs)
    }
    editor.on('update', onUpdate)
    return () => {
      window.clearTimeout(timer)
      editor.off('update', onUpdate)
      storage.locate = null
    }
  }, [comments, editor, session, change])
  return null
}

function placesIn(
  doc: Editor['state']['doc'],
  comments: OwnComment[],
  located: (Located | null)[],
): CommentPlace[] {
  const segments = textSegments(doc)
  return comments.flatMap(({ id }, i) => {
    const range = located[i]
    const positions = range && toPositions(segments, range)
    return positions ? [{ id, ...positions }] : []
  })
}

/** Returns new places for comments on this page that their stored places no longer find. */
function movedPassages(editor: Editor, session: EssaySession, comments: OwnComment[]) {
  const located = locatePassages(session.doc, comments)
  const segments = textSegments(editor.state.doc)
  const { places } = commentsState(editor.state)
  return comments.flatMap(({ id, quote }, i) => {
    const place = places.find((each) => each.id === id)
    const range = place && toCharacters(segments, place)
    if (!range || located[i]?.isAnchored) return []
    const passage = anchorRange(session.doc, range)
    // The quoted words stay those that the comment was written about.
    return passage ? [{ id, passage: { ...passage, quote } }] : []
  })
}
