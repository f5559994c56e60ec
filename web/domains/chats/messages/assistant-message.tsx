import { memo } from 'react'
import { brand } from '../../../../contract/brand.ts'
import type { ChatMessage, HumanizeRefusal } from '../../../../contract/chats/chats.ts'
import { isDecline, isStudyReply } from '../../../../contract/chats/writer-replies.ts'
import { messagesTexts } from '../../../locales/en/chats/messages.ts'
import { resultText } from '../../../locales/result-text.ts'
import { Button } from '../../../ui/button.tsx'
import { HumanizedBadge, HumanizedOutcome } from '../humanize/humanized-line.tsx'
import { LazyMount } from '../lazy-mount.tsx'
import { Markdown } from '../markdown/markdown.tsx'
import { useReveal } from '../markdown/use-reveal.ts'
import { EndNote, RefusalNote } from '../replies/reply-note.tsx'
import { ThoughtsFold } from '../thoughts/thoughts-fold.tsx'
import { DeclineActions, StudyAction } from './decline-actions.tsx'
import { useActions } from './message-actions.ts'
import { ReplyTools } from './reply-tools.tsx'

type AssistantMessageProps = {
  message: ChatMessage
  /** The position among its siblings, from 1; 0 without siblings. */
  place: number
  of: number
  refusal: HumanizeRefusal | null
  revealStartedAtMs: number | null
  onRevealed: (clientId: string) => void
  isLast: boolean
}

/** A finished reply. */
export const AssistantMessage = memo(function AssistantMessage(props: AssistantMessageProps) {
  const { message, refusal, isLast } = props
  const actions = useActions()
  const { shown, isRevealing, finish } = useReveal(message.text, props.revealStartedAtMs, () =>
    props.onRevealed(message.clientId),
  )
  return (
    <article aria-label={brand.name} className="group flex flex-col gap-2.5">
      <ThoughtsFold message={message} />
      {message.humanized && <HumanizedBadge details={message.humanizationDetails} />}
      {isRevealing ? (
        <>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
          <div onClick={finish}>
            <Markdown text={shown} isGrowing />
          </div>
          <Button variant="ghost" size="sm" onClick={finish} className="-ml-3 self-start">
            {messagesTexts.showAllOfIt}
          </Button>
        </>
      ) : (
        shown && <Markdown text={shown} />
      )}
      {/* What follows the text comes once it is whole: it would move down with each line. */}
      {!isRevealing && (
        <>
          {message.humanized && message.humanizationDetails && (
            <HumanizedOutcome details={message.humanizationDetails} className="md:hidden" />
          )}
          {isLast && isDecline(message.text) && <DeclineActions reply={message} />}
          {isLast && isStudyReply(message.text) && <StudyAction />}
          {refusal && <RefusalNote reason={resultText(refusal)} isFault={refusal.code === 'engine_failed'} />}
          <EndNote
            message={message}
            onContinue={isLast && message.text ? () => actions.goOn(message) : null}
            onRetry={message.parentId === null ? null : () => actions.regenerate(message)}
          />
          {(message.text || props.place > 0) && (
            <LazyMount isAlways={isLast} className="min-h-9 max-md:min-h-11">
              <ReplyTools message={message} place={props.place} of={props.of} isLast={isLast} />
            </LazyMount>
          )}
        </>
      )}
    </article>
  )
})
