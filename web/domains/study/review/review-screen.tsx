import { Undo2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { type StudyGrade, type StudyTask, studyGrades } from '../../../../contract/study/study.ts'
import { reviewTexts as texts } from '../../../locales/en/study/review.ts'
import { studyTexts } from '../../../locales/en/study/study.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorNote, ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { setPath, studyPath } from '../paths.ts'
import { StudyPage } from '../study-page.tsx'
import { CardFace, type Given, likenessOf } from './card-face.tsx'
import { GradeButtons } from './grade-buttons.tsx'
import { SessionEnd } from './session-end.tsx'
import { useSession } from './use-session.ts'

/** /study-simulator/review and /study-simulator/{setId}/review: one card after the other. */
export function ReviewScreen({ setId }: { setId?: string }) {
  const session = useSession(setId)
  const { state, past, isSaving, hasFailed } = session
  const back = setId ? { to: setPath(setId), text: texts.toSet } : { to: studyPath, text: texts.toSets }
  const queue = state.stage === 'running' ? state.queue : []
  const [task] = queue
  useReviewKeys(/^u$/, () => session.undo())
  return (
    <StudyPage
      title={texts.title}
      back={back}
      narrow
      actions={
        <IconButton
          label={texts.undo}
          icon={<Undo2 />}
          shortcut="U"
          disabled={isSaving || past.length === 0}
          onClick={session.undo}
        />
      }
    >
      {state.stage === 'loading' && (
        <div role="status" aria-label={studyTexts.loading} className="flex flex-col gap-4">
          <Skeleton className="h-1.5" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      )}
      {state.stage === 'failed' &&
        (state.error?.status === 404 ? (
          <EmptyState title={studyTexts.gone} text={studyTexts.goneText} />
        ) : (
          <ErrorState title={texts.failedTitle} text={state.error?.message} onRetry={session.load} />
        ))}
      {state.stage === 'running' && task && (
        <>
          <div className="flex items-center gap-4">
            <div className="flex-1">
              <Progress label={texts.progress} value={(100 * past.length) / (past.length + queue.length)} />
            </div>
            <p className="tabular text-13 text-ink-muted">{texts.left({ count: queue.length })}</p>
          </div>
          <ReviewedCard
            // A card that comes back in the same session is another question.
            key={`${task.id} ${task.version}`}
            task={task}
            isSaving={isSaving}
            onGrade={(grade) => session.grade(task, grade)}
          />
          {hasFailed && (
            <ErrorNote
              action={
                <button
                  type="button"
                  onClick={session.retry}
                  className="font-medium underline max-md:min-h-11"
                >
                  {studyTexts.retry}
                </button>
              }
            >
              {texts.saveFailed}
            </ErrorNote>
          )}
        </>
      )}
      {state.stage === 'running' && !task && (
        <SessionEnd
          grades={past.map(({ grade }) => grade)}
          nextDue={state.nextDue}
          hasMore={state.hasMore}
          length={session.length}
          onLength={session.chooseLength}
          onMore={session.load}
          back={back}
        />
      )}
    </StudyPage>
  )
}

/** In a text field Space writes a space. */
function keysFor(kind: StudyTask['kind']): string {
  if (kind === 'choice') return texts.keysChoice
  return kind === 'flashcard' ? texts.keys : texts.keysTyped
}

type ReviewedCardProps = {
  task: StudyTask
  isSaving: boolean
  onGrade: (grade: StudyGrade) => void
}

function ReviewedCard({ task, isSaving, onGrade }: ReviewedCardProps) {
  const [given, setGiven] = useState<Given | null>(null)
  const likeness = likenessOf(task, given)
  const wasBlank = given?.text?.trim() === ''
  const suggested: StudyGrade = likeness === 'wrong' || wasBlank ? 1 : 3
  const show = () => setGiven({ text: null })

  useReviewKeys(/^(?: |enter|[1-6])$/, (key) => {
    if (key === ' ' || key === 'enter') {
      if (!given && task.kind === 'flashcard') show()
      else if (given && !isSaving) onGrade(suggested)
    } else if (given) {
      const grade = studyGrades.find((each) => String(each) === key)
      if (grade && !isSaving) onGrade(grade)
    } else {
      const option = task.kind === 'choice' ? task.options[Number(key) - 1] : undefined
      if (option !== undefined) setGiven({ text: option })
    }
  })
  return (
    <>
      <CardFace card={task} given={given} onAnswer={setGiven}>
        <Button variant="primary" onClick={show} className="w-fit max-sm:w-full">
          {texts.showAnswer}
          <span className="max-md:hidden">
            <Kbd keys="␣" />
          </span>
        </Button>
      </CardFace>
      {given && (
        <div className="flex flex-col gap-2">
          <GradeButtons
            intervals={task.intervals}
            suggested={suggested}
            disabled={isSaving}
            onGrade={onGrade}
          />
          {likeness && <p className="text-center text-13 text-ink-muted">{texts.lastWord}</p>}
        </div>
      )}
      <p className="text-center text-12 text-ink-muted max-md:hidden">{keysFor(task.kind)}</p>
    </>
  )
}

/** Keys of a review, unless they are typed into a field or press a control that has the focus. */
function useReviewKeys(keys: RegExp, onKey: (key: string) => void): void {
  const latest = useRef(onKey)
  latest.current = onKey
  const pattern = useRef(keys)
  // Before the card is painted, so that the first key counts.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]')) return
      const key = event.key.toLowerCase()
      if (!pattern.current.test(key)) return
      if (/^(?: |enter)$/.test(key) && target?.closest('button:not(:disabled), a, summary')) return
      event.preventDefault()
      latest.current(key)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
