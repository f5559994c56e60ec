import { ArrowDown } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { brand } from '../../../../contract/brand.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { messagesTexts } from '../../../locales/en/chats/messages.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ReplyAnnouncer } from '../replies/reply-announcer.tsx'
import type { ChatRun } from '../replies/reply-store.ts'
import { LiveMessage } from './live-message.tsx'
import { PastMessages } from './past-messages.tsx'
import type { Shown } from './shown-messages.ts'
import { useMessageScroll } from './use-message-scroll.ts'

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
  const spacer = useRef<HTMLDivElement>(null)
  const messageCount = past.length + (live ? 1 : 0)
  const { isAway, toLatest, toQuestion } = useMessageScroll({ list, spacer, messageCount })
  const startedAtMs = live?.startedAtMs
  const isAsked = live?.isOwn && !live.isContinued
  // Moves the new or repeated question to the top; its reply grows below it.
  useLayoutEffect(() => {
    if (!startedAtMs) return
    const question = Array.from(list.current?.querySelectorAll('.past-message') ?? []).at(-1)
    if (isAsked && question) toQuestion(question)
    else toLatest(false)
  }, [startedAtMs, isAsked, toLatest, toQuestion])

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={list}
        aria-label={messagesTexts.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls by keyboard
        tabIndex={0}
        className="relative h-full overflow-y-auto focus-visible:-outline-offset-2"
      >
        <div className="mx-auto flex w-full max-w-200 flex-col gap-6 px-5 pt-2 pb-12 max-md:px-4">
          <article aria-label={brand.name}>
            <p className="text-16 text-ink-muted">{contractText(brand.welcomeMessage)}</p>
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
        <div ref={spacer} aria-hidden="true" />
      </section>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-0 h-8 bg-linear-to-t from-surface to-transparent"
      />
      {isAway && (
        <IconButton
          label={messagesTexts.jumpToLatest}
          variant="outline"
          icon={<ArrowDown />}
          onClick={() => toLatest()}
          className="absolute inset-x-0 bottom-3 mx-auto animate-fade-in rounded-full!"
        />
      )}
      <ReplyAnnouncer live={live} messages={past} />
    </div>
  )
}
