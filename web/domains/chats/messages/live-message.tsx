import { brand } from '../../../../contract/brand.ts'
import type { ModelWait } from '../../../../contract/local-models.ts'
import { modelWaitText } from '../../../locales/model-wait-text.ts'
import { HumanizeProgress } from '../humanize/humanize-progress.tsx'
import { Markdown } from '../markdown/markdown.tsx'
import { type LiveReply, textSoFar } from '../replies/live-reply.ts'
import { ConnectionNote } from '../replies/reply-note.tsx'
import { TypingDots } from '../replies/typing-dots.tsx'
import { ThoughtsFold } from '../thoughts/thoughts-fold.tsx'

type LiveMessageProps = { live: LiveReply; onRetryNow: () => void }

/** A reply that is being written: dots or the model's thoughts, then its text, or its stages while it is humanized. */
export function LiveMessage({ live, onRetryNow }: LiveMessageProps) {
  // Until the server responds it is unknown whether the text so far is a draft that will be rewritten.
  const text = live.phase === 'sending' && !live.isContinued ? '' : textSoFar(live)
  // The text is shown first only when the reply will not be rewritten.
  const showsStages = live.humanize && live.stages.length > 0
  return (
    <article aria-label={brand.name} aria-busy="true" className="flex flex-col gap-2.5">
      <ThoughtsFold message={live.reply} sinceMs={live.thinkingSinceMs} />
      {showsStages ? (
        <HumanizeProgress reports={live.stages} />
      ) : text && !live.humanize ? (
        <Markdown text={text} isGrowing />
      ) : (
        live.thinkingSinceMs === null && <TypingDots />
      )}
      {live.wait && !text && <ModelWaitLine wait={live.wait} />}
      <ConnectionNote live={live} onRetryNow={onRetryNow} />
    </article>
  )
}

/** What a reply of a model on this computer waits for. */
function ModelWaitLine({ wait }: { wait: ModelWait }) {
  return <p className="tabular text-13 text-ink-muted">{modelWaitText(wait)}</p>
}
