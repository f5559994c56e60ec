import { type ReactNode, useEffect, useState } from 'react'
import { sharedChatTexts } from '../../../locales/en/chats/shared-chat.ts'
import '../messages/past-messages.css'
import { brand } from '../../../../contract/brand.ts'
import type { SharedMessage } from '../../../../contract/chats/sharing.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Markdown } from '../markdown/markdown.tsx'

const firstMessages = 20
const moreMessages = 40

type SharedMessagesProps = {
  messages: SharedMessage[]
  /** Rendered after the last message, once all messages are rendered. */
  more: ReactNode
}

/** Shows the messages of a shared chat as in the chat, without actions. */
export function SharedMessages({ messages, more }: SharedMessagesProps) {
  const shown = useShownCount(messages.length)
  return (
    <section aria-label={sharedChatTexts.messages} className="flex flex-col gap-6">
      {messages.slice(0, shown).map(({ sender, text, humanized }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the messages do not move
        <div key={i} className="past-message">
          {sender === 'user' ? (
            <article aria-label={sharedChatTexts.asked} className="flex justify-end">
              <p
                dir="auto"
                className="max-w-[85%] rounded-composer rounded-br-small border border-line bg-surface-sunken px-4 py-2.5 text-16 whitespace-pre-wrap [overflow-wrap:anywhere]"
              >
                {text}
              </p>
            </article>
          ) : (
            <article aria-label={brand.name} className="flex flex-col items-start gap-2.5 *:last:w-full">
              {humanized && <Badge tone="positive">{sharedChatTexts.humanized}</Badge>}
              <Markdown text={text} />
            </article>
          )}
        </div>
      ))}
      {shown >= messages.length && more}
    </section>
  )
}

/** Renders the beginning at once and the rest of a long chat in pieces, so that the reader can start. */
function useShownCount(all: number): number {
  const [shown, setShown] = useState(firstMessages)
  useEffect(() => {
    if (shown >= all) return
    const timer = setTimeout(() => setShown(shown + moreMessages), 0)
    return () => clearTimeout(timer)
  }, [shown, all])
  return shown
}
