import { ArrowDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { brand } from '../../../contract/brand.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LiveMessage } from './live-message.tsx'
import { PastMessages } from './past-messages.tsx'
import { ReplyAnnouncer } from './reply-announcer.tsx'
import type { ChatRun } from './reply-store.ts'
import type { Shown } from './shown-messages.ts'
import { useFollowScroll } from './use-follow-scroll.ts'

type MessageListProps = {
  shown: Shown
  run: ChatRun
  onRetryNow: () => void
  onRevealed: (clientId: string) => void
}

export function MessageList({ shown, run, onRetryNow, onRevealed }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { live, refusals, reveals } = run
  const { past } = shown
  const { isAway, toLatest } = useFollowScroll(list, past.length + (live ? 1 : 0))
  const sentId = live?.startedAtMs
  // What was just sent, or asked for again, is always shown.
  useEffect(() => {
    if (sentId) toLatest(false)
  }, [sentId, toLatest])

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={list}
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls by keyboard
        tabIndex={0}
        className="relative h-full overflow-y-auto focus-visible:-outline-offset-2"
      >
        <div className="mx-auto flex w-full max-w-200 flex-col gap-6 px-5 pt-2 pb-12 max-md:px-4">
          <article aria-label={brand.name}>
            <p className="text-16 text-ink-muted">{brand.welcomeMessage}</p>
          </article>
          <PastMessages
            shown={shown}
            refusals={refusals}
            reveals={reveals}
            isLive={live !== null}
            onRevealed={onRevealed}
          />
          {live && <LiveMessage key={live.reply.clientId} live={live} onRetryNow={onRetryNow} />}
        </div>
      </section>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-0 h-8 bg-linear-to-t from-surface to-transparent"
      />
      {isAway && (
        <IconButton
          label="Jump to latest"
          variant="outline"
          icon={<ArrowDown />}
          onClick={() => toLatest(true)}
          className="absolute inset-x-0 bottom-3 mx-auto animate-fade-in rounded-full!"
        />
      )}
      <ReplyAnnouncer live={live} messages={past} />
    </div>
  )
}
