import { ChevronRight } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import './thoughts.css'
import type { ChatMessage } from '../../../../contract/chats/chats.ts'
import { limits } from '../../../../contract/limits.ts'
import { repliesTexts } from '../../../locales/en/chats/replies.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { useIsUnfolded } from './use-is-unfolded.ts'

type ThoughtsFoldProps = {
  message: Pick<ChatMessage, 'clientId' | 'thoughts' | 'thoughtSeconds'>
  /** While the model thinks: since when. */
  sinceMs?: number | null
}

/** What a model thought before its reply, folded to one line with the time that it took. */
export function ThoughtsFold({ message, sinceMs = null }: ThoughtsFoldProps) {
  const { clientId, thoughts, thoughtSeconds } = message
  const [isOpen, setOpen] = useIsUnfolded(clientId)
  const id = useId()
  if (!thoughts) return null
  const isThinking = sinceMs !== null
  return (
    <div className="flex flex-col items-start gap-1.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="-ml-1 flex h-6.5 items-center gap-1 rounded-small px-1 text-14 text-ink-muted transition-colors hover:text-ink max-md:-my-2 max-md:h-11"
      >
        {isThinking ? <ThinkingLine sinceMs={sinceMs} /> : thoughtLine(thoughtSeconds)}
        <ChevronRight
          aria-hidden="true"
          className={classNames('size-3.5 shrink-0 transition-transform', isOpen && 'rotate-90')}
        />
      </button>
      {isOpen && (
        <div id={id} className="thoughts w-full border-l-2 border-line pl-3.5 text-ink-muted">
          <Markdown text={thoughts} isGrowing={isThinking} />
          {thoughts.length >= limits.thoughtsCharactersMax && (
            <p className="mt-3 text-13">{repliesTexts.theRestOfTheThoughts}</p>
          )}
        </div>
      )}
    </div>
  )
}

function ThinkingLine({ sinceMs }: { sinceMs: number }) {
  const seconds = useSecondsSince(sinceMs)
  return (
    <>
      <span className="animate-pulse">{repliesTexts.thinking}</span>
      {/* The name of the button must not change each second. */}
      <span aria-hidden="true" className="tabular">
        {repliesTexts.secondsSoFar({ seconds })}
      </span>
    </>
  )
}

function useSecondsSince(sinceMs: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(Math.round((now - sinceMs) / 1000), 0)
}

const minute = 60

function thoughtLine(seconds: number | null): string {
  if (!seconds) return repliesTexts.thoughts
  if (seconds < 2 * minute) return repliesTexts.thoughtForSeconds({ seconds })
  return repliesTexts.thoughtForMinutes({ minutes: Math.floor(seconds / minute), seconds: seconds % minute })
}
