import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, useState } from 'react'
import { brand } from '../../../contract/brand.ts'
import type { ChatMessage } from '../../../contract/chats.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CopyButton } from './copy-button.tsx'
import { HumanizedBadge, HumanizedOutcome } from './humanized-line.tsx'
import { Markdown } from './markdown.tsx'
import { EndNote, RefusalNote } from './reply-note.tsx'
import { useReveal } from './use-reveal.ts'

type AssistantMessageProps = {
  message: ChatMessage
  refusal: string | null
  revealStartedAtMs: number | null
  onRevealed: (clientId: string) => void
  onRetry: (() => void) | null
}

/** A reply that has come to its end. */
export const AssistantMessage = memo(function AssistantMessage(props: AssistantMessageProps) {
  const { message, refusal } = props
  const [version, setVersion] = useState<'humanized' | 'original'>('humanized')
  const { shown, isRevealing, finish } = useReveal(message.text, props.revealStartedAtMs, () =>
    props.onRevealed(message.clientId),
  )
  const isOriginal = version === 'original' && message.originalText !== null
  const text = isOriginal ? message.originalText! : shown
  return (
    <article aria-label={brand.name} className="flex flex-col gap-2.5">
      {message.humanized && !isOriginal && <HumanizedBadge details={message.humanizationDetails} />}
      {isRevealing ? (
        <>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
          <div onClick={finish}>
            <Markdown text={text} isGrowing />
          </div>
          <Button variant="ghost" size="sm" onClick={finish} className="-ml-3 self-start">
            Show all of it
          </Button>
        </>
      ) : (
        text && <Markdown text={text} />
      )}
      {message.humanized && !isOriginal && message.humanizationDetails && (
        <HumanizedOutcome details={message.humanizationDetails} className="md:hidden" />
      )}
      {refusal && <RefusalNote reason={refusal} />}
      <EndNote message={message} onRetry={props.onRetry} />
      {message.text && !isRevealing && (
        <div className="-ml-2 flex items-center max-md:-ml-3">
          <CopyButton text={isOriginal ? message.originalText! : message.text} />
          {message.originalText !== null && <Versions version={version} onChange={setVersion} />}
        </div>
      )}
    </article>
  )
})

type VersionsProps = {
  version: 'humanized' | 'original'
  onChange: (version: 'humanized' | 'original') => void
}

/** The reply as it was written is never lost: it is one step back. */
function Versions({ version, onChange }: VersionsProps) {
  const isOriginal = version === 'original'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label="Versions" className="ml-1 flex items-center">
      <IconButton
        label="As it was written"
        icon={<ChevronLeft />}
        disabled={isOriginal}
        onClick={() => onChange('original')}
        className="w-7! max-md:w-11!"
      />
      <span aria-live="polite" className="tabular text-13 text-ink-muted">
        {isOriginal ? '1 of 2' : '2 of 2'}
        <span className="sr-only">{isOriginal ? ', as it was written' : ', humanized'}</span>
      </span>
      <IconButton
        label="Humanized"
        icon={<ChevronRight />}
        disabled={!isOriginal}
        onClick={() => onChange('humanized')}
        className="w-7! max-md:w-11!"
      />
    </div>
  )
}
