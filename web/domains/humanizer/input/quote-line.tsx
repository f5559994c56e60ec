import { CircleAlert } from 'lucide-react'
import type { Quote } from '../quote.ts'

/** The kinds that allow a run. */
export const calmQuotes: ReadonlySet<Quote['kind']> = new Set(['blank', 'ready', 'uncounted', 'unknown'])

/** Shows the cost of the run, or why it cannot start. */
export function QuoteLine({ quote }: { quote: Quote }) {
  const isCalm = calmQuotes.has(quote.kind)
  return (
    <p className={`tabular text-13 text-pretty ${isCalm ? 'text-ink-muted' : 'text-danger'}`}>
      {isCalm && quote.text}
      {/* A price that changes with every word is not announced. */}
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
