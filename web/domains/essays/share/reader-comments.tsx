import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { SharedComment } from '../../../../contract/essays/comments.ts'
import { limits } from '../../../../contract/limits.ts'
import { commentTexts as texts } from '../../../locales/en/essays/comments.ts'
import { toast } from '../../../ui/toast.tsx'
import { changeComments, commentsState, showComment } from '../comments/comment-marks.ts'
import type { ThreadActions } from '../comments/comment-thread.tsx'
import { CommentThreads } from '../comments/comment-threads.tsx'
import { textSegments, toCharacters } from '../comments/text-positions.ts'
import { threadsOf } from '../comments/threads.ts'
import { ParagraphChoice } from './paragraph-choice.tsx'
import { useReaderCalls } from './reader-calls.ts'
import { ReaderComposer, ReaderName } from './reader-composer.tsx'
import type { ReaderIdentity } from './reader-identity.ts'

type ReaderCommentsProps = {
  editor: Editor
  token: string
  comments: SharedComment[]
  ownerName: string | null
  identity: ReaderIdentity
  onName: (name: string) => void
}

/** The comments on a shared essay, for its readers. */
export function ReaderComments({
  editor,
  token,
  comments,
  ownerName,
  identity: { name, key },
  onName,
}: ReaderCommentsProps) {
  const calls = useReaderCalls(token, key)
  const { draft, activeId } = useEditorState({
    editor,
    selector: ({ editor: open }) => commentsState(open.state),
  })
  const rangeOf = (id: string) => comments.find((comment) => comment.id === id)?.range ?? null
  const threads = threadsOf(comments, (id) => rangeOf(id)?.from ?? null)

  async function send(text: string, replacement: string | null) {
    const range = draft && toCharacters(textSegments(editor.state.doc), draft)
    if (!draft || !range) throw new Error(texts.wordsGone)
    // Of a long passage, the beginning is marked.
    const quote = draft.quoted.quote.slice(0, limits.commentQuoteCharactersMax)
    const { id } = await calls.add({
      name: name.trim(),
      text,
      replacement,
      quote,
      range: { from: range.from, to: range.from + quote.length },
    })
    changeComments(editor, { draft: null, activeId: id })
    toast.success(texts.sent)
  }
  const actions: ThreadActions<SharedComment> = {
    reply: async (parentId, text) => {
      if (name.trim() === '') throw new Error(texts.yourName)
      await calls.add({ name: name.trim(), text, parentId })
    },
    remove: calls.remove,
    canRemove: ({ isMine }) => isMine,
  }
  return (
    <div className="flex flex-col gap-5">
      {draft ? (
        <ReaderComposer
          key={`${draft.from} ${draft.to}`}
          draft={draft}
          name={name}
          onName={onName}
          onSend={send}
          onCancel={() => changeComments(editor, { draft: null })}
        />
      ) : (
        <>
          <p className="text-14 text-ink-muted">{texts.readerHint}</p>
          <ParagraphChoice editor={editor} />
          {threads.length > 0 && <ReaderName name={name} onName={onName} />}
        </>
      )}
      <CommentThreads
        threads={threads}
        activeId={activeId}
        isOnPage={(id) => rangeOf(id) !== null}
        onShow={(id) => showComment(editor, id)}
        ownerName={ownerName ?? texts.theWriter}
        actions={actions}
      />
    </div>
  )
}
