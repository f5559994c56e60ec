import { ThumbsUp } from 'lucide-react'
import type { UsageSpan } from '../../../contract/operating/site-usage.ts'
import { figuresTexts as texts } from '../../locales/en/operating/figures.ts'
import { formatNumber } from '../../locales/format.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useModelUsage } from './figure-queries.ts'

/** How many replies were rated good and poor, by day and model. Nobody's texts are shown. */
export function ModelRatingsTable({ days }: { days: UsageSpan }) {
  const { data, isError } = useModelUsage(days)
  // The table of the models says so, and asks again.
  if (isError && !data) return null
  return (
    <section aria-label={texts.ratings} className="flex flex-col gap-3">
      <div>
        <h2 className="text-16 font-medium">{texts.ratings}</h2>
        <p className="text-13 text-pretty text-ink-muted">{texts.ratingsText}</p>
      </div>
      <Card className="overflow-x-auto">
        {!data ? (
          <Skeleton className="h-48 w-full" />
        ) : data.ratings.length === 0 ? (
          <EmptyState icon={<ThumbsUp />} title={texts.nothingRated} />
        ) : (
          <table className="tabular w-full text-left text-13">
            <thead>
              <tr className="border-b border-line text-ink-muted [&>th]:px-4 [&>th]:py-2.5 [&>th]:font-medium">
                <th scope="col">{texts.day}</th>
                <th scope="col">{texts.model}</th>
                <th scope="col" className="text-right">
                  {texts.good}
                </th>
                <th scope="col" className="text-right">
                  {texts.poor}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.ratings.map(({ day, model, good, poor }) => (
                <tr
                  key={`${day} ${model}`}
                  className="border-b border-line last:border-0 [&>td]:px-4 [&>td]:py-2"
                >
                  <td className="whitespace-nowrap">{day}</td>
                  <td className="min-w-32 wrap-anywhere">{model || '–'}</td>
                  <td className="text-right">{formatNumber(good)}</td>
                  <td className="text-right">{formatNumber(poor)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
    </section>
  )
}
