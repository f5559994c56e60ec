import { Popover } from 'radix-ui'
import { useMemo } from 'react'
import { marksTexts } from '../../../locales/en/detector/marks.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { detailOfReason, titleOfReason } from '../../../locales/result-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { toneTextClass } from '../../../ui/feedback/tone.ts'
import type { Detection } from '../queries.ts'
import { toneOfSentence } from './marks.ts'
import { noSingleReason } from './reasons.tsx'

/** At most one card exists at a time. */
export const passageCardId = 'passage-card'

type PassageCardProps = {
  anchor: HTMLElement
  sentence: number
  detection: Detection
  /** Opened by a click or Enter, so it stays open. */
  isPinned: boolean
  onClose: () => void
}

function isMark(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sentence]') !== null
}

/** Explains one marked sentence beside it. The card never takes the focus. */
export function PassageCard({ anchor, sentence, detection, isPinned, onClose }: PassageCardProps) {
  const virtual = useMemo(() => ({ current: anchor }), [anchor])
  const probability = detection.sentences[sentence]!.generated_prob
  const passage = detection.evidence.find(
    (candidate) => candidate.sentence_from <= sentence && sentence < candidate.sentence_to,
  )
  const isStrong = toneOfSentence(probability) === 'strong'
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={virtual} />
      {/* Inside the main landmark, but outside the scrolling pane. */}
      <Popover.Portal container={anchor.closest('main')}>
        <Popover.Content
          id={passageCardId}
          role="tooltip"
          side="bottom"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // Moving from mark to mark does not close the card; the next mark moves it.
          onFocusOutside={(event) => event.preventDefault()}
          // A click on a mark is handled by the mark itself.
          onPointerDownOutside={(event) => isMark(event.target) && event.preventDefault()}
          className="pointer-events-none z-50 flex w-80 max-w-[calc(100vw-1.5rem)] animate-fade-in flex-col gap-3 rounded-card bg-surface-raised p-4 text-13 shadow-float outline-1 outline-line/60"
        >
          <p className="flex items-baseline gap-2">
            {probability !== null && (
              <span
                className={classNames(
                  'tabular text-16 font-semibold',
                  toneTextClass[isStrong ? 'danger' : 'caution'],
                )}
              >
                {percentText(probability * 100)}
              </span>
            )}
            <span className="text-ink-muted">
              {probability !== null && `${marksTexts.aiScore} `}
              {isStrong ? marksTexts.readsLikeAi : marksTexts.readsSomewhatLikeAi}
            </span>
          </p>
          {passage && passage.sentence_to - passage.sentence_from > 1 && (
            <p className="tabular text-ink-muted">
              {marksTexts.wholePassageOfSentences({
                value: passage.sentence_to - passage.sentence_from,
                percent: percentText(passage.probability * 100),
              })}
            </p>
          )}
          {passage && passage.reasons.length > 0 ? (
            <ul className="flex flex-col gap-2">
              {passage.reasons.map((reason) => (
                <li key={reason.signal + reason.title}>
                  <span className="font-medium">{titleOfReason(reason)}</span>
                  <span className="block text-ink-muted">{detailOfReason(reason)}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-muted">
              {probability === null ? marksTexts.markedByTheService : noSingleReason()}
            </p>
          )}
          <p className="text-12 text-ink-muted" aria-hidden="true">
            {isPinned ? marksTexts.pressEscapeOrClick : marksTexts.clickToKeepThisOpen}
          </p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
