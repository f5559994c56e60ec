import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { OwnComment } from '../../../../contract/essays/comments.ts'
import { anchorRange } from '../../../../contract/essays/text-anchors.ts'
import { limits } from '../../../../contract/limits.ts'
import { commentTexts as texts } from '../../../locales/en/essays/comments.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { toast } from '../../../ui/toast.tsx'
import { withOrigin } from '../editor/origin.ts'
import { separateUndo } from '../editor/separate-undo.ts'
import type { EssaySession, EssayView } from '../sync/essay-session.ts'
import { CommentComposer } from './comment-composer.tsx'
import { type CommentDraft, changeComments, commentsState, showComment } from './comment-marks.ts'
import { useCommentCalls, useCommentList } from './comment-queries.ts'
import type { ThreadActions } from './comment-thread.tsx'
import { CommentThreads } from './comment-threads.tsx'
import { replaceWords } from './replace-words.ts'
import { textSegments, toCharacters } from './text-positions.ts'
import { threadsOf } from './threads.ts'

type CommentsPanelProps = { editor: Editor; session: EssaySession; view: EssayView; onClose: () => void }

/** The comments on an essay, for its owner: write, answer, accept, resolve and delete. */
export function CommentsPanel({ editor, session, view }: CommentsPanelProps) {
  const list = useCommentList(session.chatId, view.isStored)
  const comments = list.data ?? []
  const calls = useCommentCalls(session.chatId)
  const { places, draft, activeId } = useEditorState({
    editor,
    selector: ({ editor: open }) => commentsState(open.state),
  })
  const placeOf = (id: string) => places.find((place) => place.id === id)?.from ?? null
  const threads = threadsOf(comments, placeOf)

  async function add(text: string, about: CommentDraft) {
    const range = toCharacters(textSegments(editor.state.doc), about)
    const passage = range && anchorRange(session.doc, range)
    if (!passage) throw new Error(texts.wordsGone)
    const { comment } = await calls.add({ text, passage: shortened(passage) })
    changeComments(editor, { draft: null, activeId: comment.id })
  }
  const actions: ThreadActions<OwnComment> = {
    reply: (parentId, text) => calls.add({ text, parentId }),
    resolve: (id, resolved) => calls.change(id, { resolved }),
    async accept(comment) {
      const place = places.find(({ id }) => id === comment.id)
      if (!place || comment.replacement === null) return
      const { tr } = editor.state
      replaceWords(tr, place, comment.replacement)
      separateUndo(editor)
      editor.view.dispatch(withOrigin(tr, 'reader'))
      separateUndo(editor)
      await calls.change(comment.id, { accepted: true })
      toast.success(texts.acceptedToast)
    },
    remove: calls.remove,
    canRemove: () => true,
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-6 pb-6 max-md:px-4">
      {draft && (
        <section aria-label={texts.newComment} className="flex flex-col gap-2.5">
          <blockquote
            dir="auto"
            className="line-clamp-3 border-l-2 border-accent pl-2.5 text-13 text-ink-muted wrap-anywhere"
          >
            {draft.quoted.quote}
          </blockquote>
          <CommentComposer
            label={texts.yourComment}
            sendText={texts.comment}
            onSend={(text) => add(text, draft)}
            onCancel={() => changeComments(editor, { draft: null })}
          />
        </section>
      )}
      {threads.length === 0 && !draft && <NoComments list={list} />}
      <CommentThreads
        threads={threads}
        activeId={activeId}
        isOnPage={(id) => placeOf(id) !== null}
        onShow={(id) => showComment(editor, id)}
        ownerName={texts.you}
        actions={actions}
      />
    </div>
  )
}

/** The place of a long passage is kept; of its words, as many as are shown. */
function shortened<P extends { quote: string }>(passage: P): P {
  return { ...passage, quote: passage.quote.slice(0, limits.commentQuoteCharactersMax) }
}

/** Why the panel lists nothing: the comments are loading, could not be loaded, or there are none. */
function NoComments({ list }: { list: ReturnType<typeof useCommentList> }) {
  if (list.isError && !list.data)
    return <ErrorState title={texts.failed} onRetry={() => void list.refetch()} />
  return (
    <p role="status" className="text-14 text-ink-muted">
      {list.isLoading ? texts.loading : texts.empty}
    </p>
  )
}
