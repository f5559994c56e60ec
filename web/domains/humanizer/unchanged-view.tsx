import { CircleCheck, Info } from 'lucide-react'
import type { HumanizeMode } from '../../../contract/humanizer.ts'
import { roundPercentText } from '../../../contract/percent-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { modeAfter, modes } from './modes.ts'
import type { HumanizedText } from './queries.ts'

type UnchangedViewProps = { result: HumanizedText; onMode?: (mode: HumanizeMode) => void }

/** A run that changed nothing, and so cost nothing; where another mode may find more, the way to it. */
export function UnchangedView({ result, onMode }: UnchangedViewProps) {
  const readsHuman = result.reason?.code === 'reads-human'
  const next = modeAfter(result.mode)
  const goesFurther = result.reason?.code === 'nothing-safe' && next !== undefined && onMode !== undefined
  return (
    <div className="flex flex-1 flex-col justify-center">
      <EmptyState
        icon={readsHuman ? <CircleCheck className="text-positive" /> : <Info />}
        title={readsHuman ? 'Already reads human' : 'Left as it is'}
        text={
          <>
            {!readsHuman && result.reason?.message} Nothing was changed, nothing charged.
            {readsHuman && <> Human score {roundPercentText(result.details.humanScoreBefore)}.</>}
          </>
        }
        action={goesFurther && <Button onClick={() => onMode(next)}>Try {modes[next].name}</Button>}
      />
    </div>
  )
}
