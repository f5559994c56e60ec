import { CircleCheck } from 'lucide-react'
import { type StudyGrade, studySession } from '../../../../contract/study/study.ts'
import { reviewTexts as texts } from '../../../locales/en/study/review.ts'
import { formatDeviceDate, formatNumber } from '../../../locales/format.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Card } from '../../../ui/layout/card.tsx'

const lengths = [10, studySession.cardsDefault, 50, studySession.cardsMax]

type SessionEndProps = {
  grades: StudyGrade[]
  nextDue: string | null
  /** Whether more cards than those of this session may be due. */
  hasMore: boolean
  length: number
  onLength: (cards: number) => void
  onMore: () => void
  back: { to: string; text: string }
}

/** The end of a session, or that there is nothing to review; both say when the next card comes back. */
export function SessionEnd({ grades, nextDue, hasMore, length, onLength, onMore, back }: SessionEndProps) {
  const hasReviewed = grades.length > 0
  const share = grades.filter((grade) => grade > 1).length / Math.max(1, grades.length)
  const percent = formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <Card className="flex flex-col items-center gap-4 pb-8">
      <EmptyState
        icon={<CircleCheck aria-hidden="true" />}
        title={hasReviewed ? texts.doneTitle : texts.nothingTitle}
        text={
          <>
            {hasReviewed
              ? `${texts.doneText({ count: grades.length })} ${texts.remembered({ percent })}.`
              : texts.nothingText}
            {nextDue && (
              <span className="mt-1 block">{texts.nextAt({ when: formatRecentMoment(nextDue) })}</span>
            )}
          </>
        }
        className="pb-2"
      />
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink to={back.to}>{back.text}</ButtonLink>
        {hasReviewed && hasMore && (
          <Button variant="primary" onClick={onMore}>
            {texts.another}
          </Button>
        )}
      </div>
      <div className="flex flex-col items-center gap-2 px-4">
        <span className="text-13 text-ink-muted">{texts.length}</span>
        <Segmented
          label={texts.length}
          value={String(length)}
          onChange={(value) => onLength(Number(value))}
          options={lengths.map((each) => ({ value: String(each), label: String(each) }))}
        />
      </div>
    </Card>
  )
}

/** A time today, otherwise the date, as this device writes them. */
function formatRecentMoment(moment: string): string {
  const date = new Date(moment)
  const isToday = date.toDateString() === new Date().toDateString()
  return formatDeviceDate(date, isToday ? 'time' : 'long')
}
