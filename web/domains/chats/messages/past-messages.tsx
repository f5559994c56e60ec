import { memo } from 'react'
import type { ChatRun } from '../replies/reply-store.ts'
import { TypingDots } from '../replies/typing-dots.tsx'
import { AssistantMessage } from './assistant-message.tsx'
import { MemoryNote } from './memory-note.tsx'
import { messageAnchor } from './message-anchor.ts'
import { memoryStart, type Shown, storedRefusal } from './shown-messages.ts'
import { useGrowingWindow } from './use-growing-window.ts'
import { UserMessage } from './user-message.tsx'

type PastMessagesProps = Pick<ChatRun, 'refusals' | 'reveals'> & {
  shown: Shown
  isLive: boolean
  onRevealed: (clientId: string) => void
}

/** The finished messages. They are not rendered again while the next reply grows. */
export const PastMessages = memo(function PastMessages(props: PastMessagesProps) {
  const { past, branches } = props.shown
  const first = useGrowingWindow(past.length)
  const memoryFrom = memoryStart(past)
  return past.slice(first).map((message, i) => {
    const siblings = branches.siblings(message)
    const place = siblings.length > 1 ? siblings.indexOf(message) + 1 : 0
    const placed = { message, place, of: siblings.length }
    const isLast = first + i === past.length - 1 && !props.isLive
    return (
      <div key={message.clientId} id={messageAnchor(message.id)} className="past-message flex flex-col gap-6">
        {message.id === memoryFrom && <MemoryNote />}
        {message.sender === 'user' ? (
          <UserMessage {...placed} />
        ) : message.status === 'streaming' ? (
          <TypingDots />
        ) : (
          <AssistantMessage
            {...placed}
            refusal={props.refusals[message.clientId] ?? storedRefusal(message)}
            revealStartedAtMs={props.reveals[message.clientId] ?? null}
            onRevealed={props.onRevealed}
            isLast={isLast}
          />
        )}
      </div>
    )
  })
})
