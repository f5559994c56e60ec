import { ArrowDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { brand } from '../../../contract/brand.ts'
import type { ChatMessage } from '../../../contract/chats.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { AssistantMessage } from './assistant-message.tsx'
import { LiveMessage } from './live-message.tsx'
import { ReplyAnnouncer } from './reply-announcer.tsx'
import type { ChatRun } from './reply-store.ts'
import { storedRefusal } from './shown-messages.ts'
import { TypingDots } from './typing-dots.tsx'
import { useFollowScroll } from './use-follow-scroll.ts'
import { UserMessage } from './user-message.tsx'

type MessageListProps = {
  messages: ChatMessage[]
  run: ChatRun
  onRetryNow: () => void
  onRevealed: (clientId: string) => void
  /** Asks the question before this reply again. */
  onRetry: (reply: ChatMessage) => void
}

export function MessageList({ messages, run, ...on }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { isAway, toLatest } = useFollowScroll(list, messages.length)
  const sentId = run.live?.question?.clientId
  // What was just sent is always shown.
  useEffect(() => {
    if (sentId) toLatest(false)
  }, [sentId, toLatest])

  const { live } = run
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
          {messages.map((message) => {
            if (message.sender === 'user') return <UserMessage key={message.clientId} text={message.text} />
            if (live?.reply.clientId === message.clientId)
              return <LiveMessage key={message.clientId} live={live} onRetryNow={on.onRetryNow} />
            if (message.status === 'streaming') return <TypingDots key={message.clientId} />
            const isLast = message === messages.at(-1)
            return (
              <AssistantMessage
                key={message.clientId}
                message={message}
                refusal={run.refusals[message.clientId]?.message ?? storedRefusal(message)}
                revealStartedAtMs={run.reveals[message.clientId] ?? null}
                onRevealed={on.onRevealed}
                onRetry={isLast ? () => on.onRetry(message) : null}
              />
            )
          })}
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
      <ReplyAnnouncer live={live} messages={messages} />
    </div>
  )
}
