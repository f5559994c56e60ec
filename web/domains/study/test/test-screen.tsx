import { useState } from 'react'
import type { StudyCard } from '../../../../contract/study/study.ts'
import { ApiError } from '../../../api.ts'
import { reviewTexts as texts } from '../../../locales/en/study/review.ts'
import { studyTexts } from '../../../locales/en/study/study.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { setPath } from '../paths.ts'
import { useStudySet } from '../queries.ts'
import { StudyPage } from '../study-page.tsx'
import { chooseCards } from './choose-cards.ts'
import { testLengths } from './test-lengths.ts'
import { type Result, TestQuestion } from './test-question.tsx'
import { TestResult } from './test-result.tsx'

type Run = { id: number; cards: StudyCard[]; results: Result[] }

/** /study-simulator/{setId}/test: questions in a random order, with a score at the end. It changes no schedule. */
export function TestScreen({ setId }: { setId: string }) {
  const { data: set, error, isPending, refetch } = useStudySet(setId)
  const [wanted, setLength] = useState(10)
  const [run, setRun] = useState<Run | null>(null)
  const cards = set?.cards.filter(({ isRefused }) => !isRefused) ?? []
  const lengths = testLengths(cards.length)
  const length = Math.min(wanted, cards.length)
  const start = (from: StudyCard[], count: number) =>
    setRun((last) => ({ id: (last?.id ?? 0) + 1, cards: chooseCards(from, count), results: [] }))
  const back = { to: setPath(setId), text: texts.toSet }
  const at = run?.results.length ?? 0
  const card = run?.cards[at]

  return (
    <StudyPage title={texts.testTitle} lead={set?.title} back={back} narrow>
      {isPending ? (
        <div role="status" aria-label={studyTexts.loading}>
          <Skeleton className="h-64 rounded-card" />
        </div>
      ) : !set ? (
        error instanceof ApiError && error.status === 404 ? (
          <EmptyState title={studyTexts.gone} text={studyTexts.goneText} />
        ) : (
          <ErrorState title={studyTexts.setFailedTitle} onRetry={() => void refetch()} />
        )
      ) : cards.length === 0 ? (
        <EmptyState title={texts.noCards} />
      ) : !run ? (
        <Card className="flex flex-col gap-5 p-6 max-md:p-4">
          <p className="text-pretty text-ink-muted">{texts.testLead}</p>
          <div className="flex flex-col gap-2">
            <span className="font-medium">{texts.testLength}</span>
            {lengths.length > 1 ? (
              <Segmented
                label={texts.testLength}
                value={String(length)}
                onChange={(value) => setLength(Number(value))}
                options={lengths.map((count) => ({
                  value: String(count),
                  label: count === cards.length ? texts.testAll({ count }) : String(count),
                }))}
              />
            ) : (
              <p>{texts.testAll({ count: cards.length })}</p>
            )}
          </div>
          <Button variant="primary" onClick={() => start(cards, length)} className="w-fit max-sm:w-full">
            {texts.start}
          </Button>
        </Card>
      ) : card ? (
        <TestQuestion
          key={`${run.id} ${card.id}`}
          card={card}
          number={at + 1}
          of={run.cards.length}
          onResult={(result) => setRun({ ...run, results: [...run.results, result] })}
        />
      ) : (
        <TestResult
          results={run.results}
          onAgain={() => start(cards, length)}
          onMistakes={(mistakes) => start(mistakes, mistakes.length)}
          back={back}
        />
      )}
    </StudyPage>
  )
}
