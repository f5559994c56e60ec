import { CircleCheck, Info } from 'lucide-react'
import { countWords } from '../../../../contract/word-count.ts'
import { rewriteTexts } from '../../../locales/en/humanizer/result.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { resultText } from '../../../locales/result-text.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { Way } from '../changes/other-ways.tsx'
import type { HumanizedText } from '../humanized-text.ts'
import type { ModelOffer } from '../model-offer.ts'
import { modeAfter, modes } from '../modes.ts'
import { StaleNote } from './stale-note.tsx'

type UnchangedViewProps = {
  result: HumanizedText
  onWay?: ((way: Way) => void) | undefined
  offer?: ModelOffer | null
  onRestore?: (() => void) | null
  /** Opens the text to be edited with the score following. */
  onEdit?: (() => void) | undefined
}

/** Shows a run that changed nothing and was free, with an offer of a stronger mode that may change more. */
export function UnchangedView({ result, onWay, offer, onRestore, onEdit }: UnchangedViewProps) {
  const readsHuman = result.reason?.code === 'reads-human'
  const next = result.humanizer === 'embedded' ? undefined : modeAfter(result.mode)
  const isStuck = result.reason?.code === 'nothing-safe' && onWay !== undefined
  const canForce = readsHuman && onWay !== undefined && !onRestore
  const words = countWords(result.humanized)
  const model = result.humanizer === 'embedded' ? offer : null
  return (
    <div className="flex flex-1 flex-col justify-center">
      {onRestore && (
        <div className="px-6 pt-5 max-md:px-5">
          <StaleNote onRestore={onRestore} />
        </div>
      )}
      <EmptyState
        icon={readsHuman ? <CircleCheck className="text-positive" /> : <Info />}
        title={readsHuman ? rewriteTexts.alreadyReadsHuman : rewriteTexts.nothingChanged}
        text={
          <>
            {!readsHuman && result.reason && resultText(result.reason)}{' '}
            {/* Without a reason for being free, words are not counted. */}
            {result.free ? rewriteTexts.nothingWasChangedNothing : rewriteTexts.nothingWasChanged}
            {readsHuman && (
              <> {rewriteTexts.humanScore({ percent: percentText(result.details.humanScoreBefore) })}</>
            )}
            {!readsHuman && onEdit && <> {rewriteTexts.editGuided}</>}
            {canForce && (
              <>
                {' '}
                {result.free
                  ? rewriteTexts.strongAnyway({ name: modes().strong.name, words })
                  : rewriteTexts.strongAnywayUncharged({ name: modes().strong.name })}
              </>
            )}
          </>
        }
        action={
          canForce ? (
            <Button onClick={() => onWay({ mode: 'strong', evenIfHuman: true })}>
              {rewriteTexts.rewriteAnyway({ name: modes().strong.name })}
            </Button>
          ) : isStuck || (!readsHuman && onEdit) ? (
            <span className="flex flex-wrap justify-center gap-2">
              {!readsHuman && onEdit && <Button onClick={onEdit}>{rewriteTexts.editItHere}</Button>}
              {isStuck && model && (
                <Button onClick={() => onWay({ model: model.id })}>
                  {rewriteTexts.rewriteWith({ label: model.label })}
                </Button>
              )}
              {isStuck && next && (
                <Button onClick={() => onWay({ mode: next })}>
                  {rewriteTexts.try({ name: modes()[next].name })}
                </Button>
              )}
            </span>
          ) : undefined
        }
      />
    </div>
  )
}
