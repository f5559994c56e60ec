import { useEffect, useMemo, useRef, useState } from 'react'
import type { ChatMessage } from '../../../../contract/chats/chats.ts'
import { repliesTexts } from '../../../locales/en/chats/replies.ts'
import { type SplitMarkdown, splitMarkdown } from '../markdown/markdown-blocks.ts'
import { spokenParagraphs } from '../voice/spoken-paragraphs.ts'
import { type LiveReply, textSoFar } from './live-reply.ts'

/** Gives a screen reader time to read the last paragraph before it is removed. */
const lingerMs = 4_000

/**
 * Announces a reply paragraph by paragraph as each is finished, not token by token. Replies that existed before are not
 * announced.
 */
export function ReplyAnnouncer({ live, messages }: { live: LiveReply | null; messages: ChatMessage[] }) {
  const [followed, setFollowed] = useState<string | null>(null)
  const liveId = live?.reply.clientId ?? null
  useEffect(() => {
    if (liveId) return setFollowed(liveId)
    const timer = setTimeout(() => setFollowed(null), lingerMs)
    return () => clearTimeout(timer)
  }, [liveId])

  const ended = messages.find((message) => message.clientId === followed && !live)
  const all = live ? (live.humanize ? '' : textSoFar(live)) : (ended?.text ?? '')
  // Recomputed per paragraph and not per word, because a long reply has thousands of words.
  const readable = live ? all.lastIndexOf('\n\n') : all.length
  const isGrowing = live !== null
  const last = useRef<SplitMarkdown>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text up to this point does not change
  const paragraphs = useMemo(() => {
    last.current = splitMarkdown(all.slice(0, Math.max(readable, 0)), last.current)
    const { blocks, settled } = last.current
    // A paragraph that may still change would be announced twice.
    return blocks.slice(0, isGrowing ? settled : undefined).flatMap(({ raw }) => spokenParagraphs(raw))
  }, [readable, followed, isGrowing])
  return (
    <div role="log" aria-live="polite" aria-label={repliesTexts.reply} className="sr-only">
      {live && <p>{stateOf(live)}</p>}
      {paragraphs.map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only added at the end
        <p key={i}>{paragraph}</p>
      ))}
    </div>
  )
}

function stateOf({ humanize, thinkingSinceMs }: LiveReply): string {
  if (thinkingSinceMs !== null) return repliesTexts.thinking
  return humanize ? repliesTexts.writingAndHumanizingA : repliesTexts.writingAReply
}
