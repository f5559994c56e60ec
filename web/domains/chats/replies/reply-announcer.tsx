import { useEffect, useMemo, useRef, useState } from 'react'
import type { ChatMessage } from '../../../../contract/chats/chats.ts'
import { type SplitMarkdown, splitMarkdown } from '../markdown/markdown-blocks.ts'
import { spokenParagraphs } from '../voice/spoken-paragraphs.ts'
import { type LiveReply, textSoFar } from './live-reply.ts'

/** Time for a screen reader to take over the last paragraph before the copy is gone. */
const lingerMs = 4_000

/**
 * Reads a reply aloud paragraph by paragraph as they are finished, not token by token. Replies that were there before
 * are not read.
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
  // Read again for each paragraph and not for each word: a long reply has thousands of these.
  const readable = live ? all.lastIndexOf('\n\n') : all.length
  const isGrowing = live !== null
  const last = useRef<SplitMarkdown>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text up to there does not change
  const paragraphs = useMemo(() => {
    last.current = splitMarkdown(all.slice(0, Math.max(readable, 0)), last.current)
    const { blocks, settled } = last.current
    // A paragraph that may still change would be read twice.
    return blocks.slice(0, isGrowing ? settled : undefined).flatMap(({ raw }) => spokenParagraphs(raw))
  }, [readable, followed, isGrowing])
  return (
    <div role="log" aria-live="polite" aria-label="Reply" className="sr-only">
      {live && <p>{live.humanize ? 'Writing and humanizing a reply' : 'Writing a reply'}</p>}
      {paragraphs.map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only ever added at the end
        <p key={i}>{paragraph}</p>
      ))}
    </div>
  )
}
