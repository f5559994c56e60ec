import { type HumanizeMode, isAccepted } from '../../../contract/humanizer.ts'
import { Button } from '../../ui/button.tsx'
import { modeAfter, modes } from './modes.ts'
import type { HumanizedText } from './queries.ts'
import { wordsText } from './quote.ts'

type NextModeProps = { result: HumanizedText; onMode: (mode: HumanizeMode) => void }

/** Where a text still reads machine-made and a mode goes further: which, and what that costs. */
export function NextMode({ result, onMode }: NextModeProps) {
  const next = modeAfter(result.mode)
  if (!next || isAccepted(result.details.finalHumanScore)) return null
  const words = result.details.words || null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-muted">
      <p className="min-w-0 flex-1 basis-56 text-pretty">
        Still reads machine-made. {modes[next].name} changes more
        {words && `, for about ${wordsText(words)}`}.
      </p>
      <Button size="sm" onClick={() => onMode(next)}>
        Try {modes[next].name}
      </Button>
    </div>
  )
}
