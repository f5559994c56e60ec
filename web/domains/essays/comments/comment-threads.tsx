import { useEffect, useRef } from 'react'
import type { EssayComment } from '../../../../contract/essays/comments.ts'
import { commentTexts as texts } from '../../../locales/en/essays/comments.ts'
import { scrollToShow } from '../../../ui/scroll-to-show.ts'
import { CommentThread, type ThreadActions } from './comment-thread.tsx'
import type { Thread } from './threads.ts'

type CommentThreadsProps<C extends EssayComment> = {
  threads: Thread<C>[]
  activeId: string | null
  /** The words of this comment are on the page. */
  isOnPage: (id: string) => boolean
  /** Shows the words of a comment on the page. */
  onShow: (id: string) => void
  /** How the essay's owner is called: by a name, or as the writer. */
  ownerName: string
  actions: ThreadActions<C>
}

/** Lists the threads on an essay: the open ones, and the resolved ones below them. */
export function CommentThreads<C extends EssayComment>({ threads, ...rest }: CommentThreadsProps<C>) {
  const { activeId } = rest
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!activeId) return
    const card = list.current?.querySelector(`[data-thread="${CSS.escape(activeId)}"]`)
    card?.closest('details')?.setAttribute('open', '')
    if (card) scrollToShow(card, { block: 'nearest' })
  }, [activeId])
  const open = threads.filter(({ first }) => first.resolvedAt === null)
  const resolved = threads.filter(({ first }) => first.resolvedAt !== null)
  const cards = (of: Thread<C>[]) =>
    of.map((thread) => <CommentThread key={thread.first.id} thread={thread} {...rest} />)
  return (
    <div ref={list} className="flex flex-col gap-4">
      <ul aria-label={texts.openThreads({ count: open.length })} className="flex flex-col gap-3">
        {cards(open)}
      </ul>
      {resolved.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-small text-13 font-medium text-ink-muted max-md:py-3">
            {texts.resolvedThreads({ count: resolved.length })}
          </summary>
          <ul className="mt-3 flex flex-col gap-3">{cards(resolved)}</ul>
        </details>
      )}
    </div>
  )
}
