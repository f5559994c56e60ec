import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { humanizerTexts } from '../../../locales/en/humanizer/humanizer.ts'
import type { Quote } from '../quote.ts'

/** The kinds that allow a run. */
export const calmQuotes: ReadonlySet<Quote['kind']> = new Set([
  'blank',
  'ready',
  'paid',
  'uncounted',
  'unknown',
])

/** The kinds that a larger plan would allow. */
const planQuotes: ReadonlySet<Quote['kind']> = new Set(['out-of-words', 'too-few-words', 'too-long-for-plan'])

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
            <span>
              {quote.text}{' '}
              {planQuotes.has(quote.kind) && (
                <Link to="/subscription-plans" className="font-medium underline underline-offset-2">
                  {humanizerTexts.seeThePlans}
                </Link>
              )}
            </span>
          </>
        )}
      </span>
    </p>
  )
}
