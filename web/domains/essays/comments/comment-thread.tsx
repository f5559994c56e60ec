import { useState } from 'react'
import type { EssayComment } from '../../../../contract/essays/comments.ts'
import { commentTexts as texts } from '../../../locales/en/essays/comments.ts'
import { formatRecentDate } from '../../../locales/format.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { CommentComposer } from './comment-composer.tsx'
import type { Thread } from './threads.ts'

/** What can be done with a thread; null or missing where the user may not. */
export type ThreadActions<C extends EssayComment> = {
  reply: ((parentId: string, text: string) => Promise<unknown>) | null
  resolve?: (id: string, isResolved: boolean) => Promise<unknown>
  /** Puts the suggested words on the page. */
  accept?: (comment: C) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
  canRemove: (comment: C) => boolean
}

type CommentThreadProps<C extends EssayComment> = {
  thread: Thread<C>
  activeId: string | null
  isOnPage: (id: string) => boolean
  onShow: (id: string) => void
  ownerName: string
  actions: ThreadActions<C>
}

/** A comment with its replies. */
export function CommentThread<C extends EssayComment>({
  thread: { first, replies },
  activeId,
  isOnPage,
  onShow,
  ownerName,
  actions,
}: CommentThreadProps<C>) {
  const [isReplying, setIsReplying] = useState(false)
  const [removed, setRemoved] = useState<C | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isPlaced = isOnPage(first.id)
  const isActive = first.id === activeId
  async function run(work: Promise<unknown>) {
    setIsBusy(true)
    try {
      await work
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setIsBusy(false)
    }
  }
  const { reply, resolve, accept } = actions
  const isResolved = first.resolvedAt !== null
  const nameOf = (comment: C) => (comment.isOwner ? ownerName : comment.author)
  return (
    <li
      data-thread={first.id}
      aria-current={isActive || undefined}
      aria-label={texts.commentBy({ author: nameOf(first), quote: first.quote })}
      className={classNames(
        'flex flex-col gap-3 rounded-card border bg-surface-raised p-3.5',
        isActive ? 'border-accent' : 'border-line',
      )}
    >
      <Quote comment={first} isPlaced={isPlaced} onShow={onShow} />
      <Words comment={first} author={nameOf(first)} onRemove={actions.canRemove(first) ? setRemoved : null} />
      {replies.map((comment) => (
        <Words
          key={comment.id}
          comment={comment}
          author={nameOf(comment)}
          onRemove={actions.canRemove(comment) ? setRemoved : null}
        />
      ))}
      {reply && isReplying ? (
        <CommentComposer
          label={texts.yourReply}
          sendText={texts.reply}
          onSend={(text) => reply(first.id, text).then(() => setIsReplying(false))}
          onCancel={() => setIsReplying(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {accept && first.replacement !== null && !first.isAccepted && (
            <Button
              size="sm"
              variant="primary"
              busy={isBusy}
              disabled={!isPlaced}
              onClick={() => void run(accept(first))}
              className="max-md:h-11"
            >
              {texts.accept}
            </Button>
          )}
          {reply && !isResolved && (
            <Button size="sm" onClick={() => setIsReplying(true)} className="max-md:h-11">
              {texts.reply}
            </Button>
          )}
          {resolve && (
            <Button
              size="sm"
              disabled={isBusy}
              onClick={() => void run(resolve(first.id, !isResolved))}
              className="max-md:h-11"
            >
              {isResolved ? texts.reopen : texts.resolve}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title={texts.deleteTitle}
        description={removed?.parentId === null ? texts.deleteWithReplies : texts.deleteExplained}
        confirmText={texts.delete}
        danger
        onConfirm={() => {
          const id = removed?.id
          setRemoved(null)
          if (id) void run(actions.remove(id))
        }}
      />
    </li>
  )
}

type QuoteProps = { comment: EssayComment; isPlaced: boolean; onShow: (id: string) => void }

/** The commented words, which lead to their place, and the words that a reader would have instead. */
function Quote({ comment: { id, quote, replacement, isAccepted }, isPlaced, onShow }: QuoteProps) {
  const old = <span className="line-clamp-3">{quote}</span>
  return (
    <div
      dir="auto"
      className="flex flex-col gap-1 border-l-2 border-caution-fill pl-2.5 text-13 wrap-anywhere"
    >
      {isPlaced ? (
        <button
          type="button"
          title={texts.showWords}
          onClick={() => onShow(id)}
          className="rounded-small text-left text-ink-muted hover:text-ink max-md:min-h-11"
        >
          {replacement === null || isAccepted ? old : <del>{old}</del>}
        </button>
      ) : (
        <>
          <span className="font-medium">{isAccepted ? texts.wordsReplaced : texts.onDeletedText}</span>
          <span className="text-ink-muted">{old}</span>
        </>
      )}
      {replacement !== null && (
        <p className="text-ink">
          <span className="sr-only">{texts.replaceBy} </span>
          {replacement === '' ? (
            <em>{texts.removeWords}</em>
          ) : (
            <ins className="rounded-small bg-positive-soft px-0.5 underline decoration-positive underline-offset-3">
              {replacement}
            </ins>
          )}
          {isAccepted && <span className="ml-2 text-positive">{texts.accepted}</span>}
        </p>
      )}
    </div>
  )
}

type WordsProps<C extends EssayComment> = {
  comment: C
  author: string
  onRemove: ((comment: C) => void) | null
}

/** Foreign words are shown as plain text, and never as formatting or links. */
function Words<C extends EssayComment>({ comment, author, onRemove }: WordsProps<C>) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline gap-2 text-13">
        <span dir="auto" className="min-w-0 truncate font-medium">
          {author}
        </span>
        <time dateTime={comment.createdAt} className="shrink-0 text-ink-muted">
          {formatRecentDate(comment.createdAt, new Date())}
        </time>
        {onRemove && (
          <button
            type="button"
            onClick={() => onRemove(comment)}
            aria-label={texts.deleteOf({ author })}
            className="ml-auto shrink-0 rounded-small text-ink-muted underline-offset-2 hover:text-ink hover:underline max-md:min-h-11"
          >
            {texts.delete}
          </button>
        )}
      </div>
      {comment.text !== '' && (
        <p dir="auto" className="text-14 whitespace-pre-wrap wrap-anywhere">
          {comment.text}
        </p>
      )}
    </div>
  )
}
