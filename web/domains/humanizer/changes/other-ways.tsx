import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { type HumanizeMode, isAccepted } from '../../../../contract/humanizer.ts'
import { changesTexts } from '../../../locales/en/humanizer/changes.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { freeText } from '../../../locales/result-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { bestMode } from '../estimate/expectation.ts'
import type { EstimateState } from '../estimate/use-estimate.ts'
import type { HumanizedText } from '../humanized-text.ts'
import type { ModelOffer } from '../model-offer.ts'
import { modes } from '../modes.ts'

/** `evenIfHuman`: the user was told that the text needs nothing, and asks for it all the same. */
export type Way = { mode?: HumanizeMode; model?: string; evenIfHuman?: boolean }

type OtherWaysProps = {
  result: HumanizedText
  expected: EstimateState
  /** Null when no model is connected or the model made this result. */
  offer: ModelOffer | null
  /** Null when the text has changed since. */
  onWay: ((way: Way) => void) | null
  /** Opens the result to be edited; null where it is open already or cannot be. */
  onEdit?: (() => void) | null
}

/** Shown when a result still reads as AI: explains why the run was free, if it was, and offers alternatives. */
export function OtherWays({ result, expected, offer, onWay, onEdit = null }: OtherWaysProps) {
  const { finalHumanScore: score, free } = result.details
  if (isAccepted(score)) return null
  const larger = largerMode(result, expected)
  const model = result.humanizer === 'embedded' ? offer : null
  return (
    <Note tone="caution" icon={<CircleAlert aria-hidden="true" />}>
      <p className="text-pretty">
        {(free && freeText(free)) ?? changesTexts.theResultStillReadsAs}{' '}
        {larger
          ? changesTexts.isExpectedToReach({
              name: modes()[larger.mode].name,
              percent: percentText(larger.humanScore),
            })
          : result.humanizer === 'embedded' && changesTexts.rulesDoNotReach}{' '}
        {onEdit && changesTexts.editGuided}{' '}
        {model && changesTexts.rewritesMoreFreelyThan({ label: model.label })}
        {!model && result.humanizer === 'embedded' && <ConnectHint />}
      </p>
      {(onEdit || (onWay && (model || larger))) && (
        <p className="mt-2 flex flex-wrap gap-2">
          {onEdit && (
            <Button size="sm" onClick={onEdit}>
              {changesTexts.editItHere}
            </Button>
          )}
          {onWay && model && (
            <Button size="sm" onClick={() => onWay({ model: model.id })}>
              {changesTexts.rewriteWith({ label: model.label })}
            </Button>
          )}
          {onWay && larger && (
            <Button size="sm" onClick={() => onWay({ mode: larger.mode })}>
              {changesTexts.try({ name: modes()[larger.mode].name })}
            </Button>
          )}
        </p>
      )}
    </Note>
  )
}

function ConnectHint() {
  return (
    <>
      {changesTexts.aConnectedLanguageModel({
        link: (words) => (
          <Link to="/settings/models" className="font-medium underline underline-offset-2">
            {words}
          </Link>
        ),
      })}
    </>
  )
}

/** Returns the gentlest larger strength that is expected to bring the text to a human reading; null without one. */
function largerMode(
  { mode }: HumanizedText,
  expected: EstimateState,
): { mode: HumanizeMode; humanScore: number } | null {
  if (expected.status !== 'known') return null
  const order = expected.estimate.modes.map((one) => one.mode)
  const larger = expected.estimate.modes.filter((one) => order.indexOf(one.mode) > order.indexOf(mode))
  const best = bestMode({ modes: larger })
  return best && isAccepted(best.humanScore) ? best : null
}
