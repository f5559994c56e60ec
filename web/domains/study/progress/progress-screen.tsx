import type { StudyProgress } from '../../../../contract/study/study.ts'
import { reviewTexts as texts } from '../../../locales/en/study/review.ts'
import { studyTexts } from '../../../locales/en/study/study.ts'
import { formatNumber } from '../../../locales/format.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { studyPath } from '../paths.ts'
import { useProgress } from '../queries.ts'
import { StudyPage } from '../study-page.tsx'
import { DayBars } from './day-bars.tsx'

/** /study-simulator/progress: what is learned, what is remembered, and what is coming. */
export function ProgressScreen() {
  const { data: progress, isPending, refetch } = useProgress()
  const isOnline = useOnline()
  return (
    <StudyPage title={texts.progressTitle} back={{ to: studyPath, text: texts.toSets }}>
      {progress ? (
        <LoadedProgress progress={progress} />
      ) : isPending ? (
        <div role="status" aria-label={studyTexts.loading} className="flex flex-col gap-4">
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-56 rounded-card" />
        </div>
      ) : (
        <ErrorState
          title={studyTexts.failedTitle}
          text={isOnline ? undefined : studyTexts.offline}
          onRetry={() => void refetch()}
        />
      )}
    </StudyPage>
  )
}

const weekDays = 7

function LoadedProgress({
  progress: { counts, reviews, retention, forecast, history },
}: {
  progress: StudyProgress
}) {
  const percent =
    retention === null ? '–' : formatNumber(retention, { style: 'percent', maximumFractionDigits: 0 })
  const studied = history.slice(-weekDays).filter((day) => day.reviews > 0).length
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure name={texts.dueToday} value={formatNumber(counts.due)} />
        <Figure name={texts.learnedCards} value={formatNumber(counts.learned)} text={texts.learnedText} />
        <Figure
          name={texts.retention}
          value={percent}
          text={retention === null ? texts.noRetention : texts.retentionText}
        />
        <Figure name={texts.reviewsMonth} value={formatNumber(reviews)} />
      </dl>
      <Card className="flex flex-col gap-4 p-5 max-md:p-4">
        <div>
          <h2 className="text-16 font-medium">{texts.forecast}</h2>
          <p className="mt-0.5 text-13 text-pretty text-ink-muted">{texts.forecastText}</p>
        </div>
        <DayBars
          label={texts.forecast}
          days={forecast.map(({ day, cards }) => ({
            day,
            count: cards,
            text: texts.cardsOnDay({ count: cards }),
          }))}
        />
      </Card>
      <Card className="flex flex-col gap-4 p-5 max-md:p-4">
        <div>
          <h2 className="text-16 font-medium">{texts.studied}</h2>
          <p className="mt-0.5 text-13 text-pretty text-ink-muted">
            {texts.studiedText({ count: studied })} {texts.noPressure}
          </p>
        </div>
        <DayBars
          label={texts.studied}
          days={history.map((each) => ({
            day: each.day,
            count: each.reviews,
            text: texts.reviewsOnDay({ count: each.reviews }),
          }))}
        />
      </Card>
    </>
  )
}

function Figure({ name, value, text }: { name: string; value: string; text?: string }) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-surface-raised p-5 max-md:p-4">
      <dt className="text-13 text-ink-muted">{name}</dt>
      <dd className="tabular mt-1 text-28 font-medium">{value}</dd>
      {text && <dd className="mt-1 text-12 text-pretty text-ink-muted">{text}</dd>}
    </div>
  )
}
