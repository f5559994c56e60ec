import { CircleAlert } from 'lucide-react'
import type { Quote } from '../quote.ts'

/** The kinds that do not stand in the way of a run. */
export const calmQuotes: ReadonlySet<Quote['kind']> = new Set(['blank', 'ready', 'unknown'])

/** What the run will cost, or why it cannot start. */
export function QuoteLine({ quote }: { quote: Quote }) {
  const isCalm = calmQuotes.has(quote.kind)
  return (
    <p className={`tabular text-13 text-pretty ${isCalm ? 'text-ink-muted' : 'text-danger'}`}>
      {isCalm && quote.text}
      {/* A price that rises with every word is not read aloud. */}
      <span role="status" className="flex items-start gap-1.5">
        {!isCalm && (
          <>
            <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
            {quote.text}
          </>
        )}
      </span>
    </p>
  )
}
