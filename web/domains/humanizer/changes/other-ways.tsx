import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { type HumanizeMode, isAccepted } from '../../../../contract/humanizer.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { changesTexts } from '../../../locales/en/humanizer/changes.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { bestMode } from '../estimate/expectation.ts'
import type { EstimateState } from '../estimate/use-estimate.ts'
import type { HumanizedText } from '../humanized-text.ts'
import type { ModelOffer } from '../model-offer.ts'
import { modeAfter, modes } from '../modes.ts'

/** The minimum gain, in points, for which a larger strength is offered. */
const gainMin = 1

/** `evenIfHuman`: the user was told that the text needs nothing, and asks for it all the same. */
export type Way = { mode?: HumanizeMode; model?: string; evenIfHuman?: boolean }

type OtherWaysProps = {
  result: HumanizedText
  expected: EstimateState
  /** Null when no model is connected or the model made this result. */
  offer: ModelOffer | null
  /** Null when the text has changed since. */
  onWay: ((way: Way) => void) | null
}

/** Shown when a result still reads as AI: explains why the run was free, if it was, and offers alternatives. */
export function OtherWays({ result, expected, offer, onWay }: OtherWaysProps) {
  const { finalHumanScore: score, free } = result.details
  if (isAccepted(score)) return null
  const larger = largerMode(result, expected)
  const model = result.humanizer === 'embedded' ? offer : null
  return (
    <Note tone="caution" icon={<CircleAlert aria-hidden="true" />}>
      <p className="text-pretty">
        {(free && contractText(free.message)) ?? changesTexts.theResultStillReadsAs}{' '}
        {larger && larger.humanScore !== null
          ? changesTexts.isExpectedToReach({
              name: modes()[larger.mode].name,
              percent: percentText(larger.humanScore),
            })
          : larger && changesTexts.changesMoreOfTheText({ name: modes()[larger.mode].name })}{' '}
        {model && changesTexts.rewritesMoreFreelyThan({ label: model.label })}
        {!model && result.humanizer === 'embedded' && <ConnectHint />}
      </p>
      {onWay && (model || larger) && (
        <p className="mt-2 flex flex-wrap gap-2">
          {model && (
            <Button size="sm" onClick={() => onWay({ model: model.id })}>
              {changesTexts.rewriteWith({ label: model.label })}
            </Button>
          )}
          {larger && (
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

/**
 * Returns the gentlest larger strength that is expected to suffice, otherwise the one with the highest expected gain.
 * Without an estimate it returns the next strength.
 */
function largerMode(
  { mode, details }: HumanizedText,
  expected: EstimateState,
): { mode: HumanizeMode; humanScore: number | null } | null {
  const next = modeAfter(mode)
  if (!next) return null
  if (expected.status !== 'known') return { mode: next, humanScore: null }
  const order = expected.estimate.modes.map((one) => one.mode)
  const larger = expected.estimate.modes.filter((one) => order.indexOf(one.mode) > order.indexOf(mode))
  const best = bestMode({ modes: larger })
  return best && best.humanScore >= details.finalHumanScore + gainMin ? best : null
}
