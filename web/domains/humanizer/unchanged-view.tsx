import { CircleCheck, Info } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { HumanizedText } from './queries.ts'

/** A run that changed nothing, and so cost nothing. */
export function UnchangedView({ result }: { result: HumanizedText }) {
  const readsHuman = result.reason?.code === 'reads-human'
  return (
    <div role="status" className="flex flex-1 flex-col justify-center">
      <EmptyState
        icon={readsHuman ? <CircleCheck className="text-positive" /> : <Info />}
        title={readsHuman ? 'Already reads human' : 'Left as it is'}
        text={
          <>
            {!readsHuman && result.reason?.message} Nothing was changed, nothing charged.
            {readsHuman && <> Human score {result.details.humanScoreBefore.toFixed(0)}%.</>}
          </>
        }
      />
    </div>
  )
}
