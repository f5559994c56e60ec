import { type Card, fsrs, type Grade, Rating, State } from 'ts-fsrs'
import type { StudyGrade, StudyIntervals, StudyState } from '../../../contract/study/study.ts'

/** The part of a card that the scheduler changes, with times as ISO strings. */
export type Schedule = {
  due: string
  stability: number
  difficulty: number
  scheduledDays: number
  learningSteps: number
  reps: number
  lapses: number
  state: number
  lastReview: string | null
}

/** The same as columns of the database. */
export type ScheduleColumns = Omit<Schedule, 'due' | 'lastReview'> & { due: Date; lastReview: Date | null }

/**
 * FSRS with its published parameters and a retention of 90%. Without fuzz, so that the intervals on the buttons are those
 * that a review gives.
 */
const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false })

const ratings: Record<StudyGrade, Grade> = {
  1: Rating.Again,
  2: Rating.Hard,
  3: Rating.Good,
  4: Rating.Easy,
}

/** Returns the schedule after a review. */
export function nextSchedule(columns: ScheduleColumns, grade: StudyGrade, now: Date): ScheduleColumns {
  const { card } = scheduler.next(asCard(columns), reviewTime(columns, now), ratings[grade])
  return columnsOfCard(card)
}

/** Returns the time until the card comes back for each grade, in seconds. */
export function intervalsOf(columns: ScheduleColumns, now: Date): StudyIntervals {
  const at = reviewTime(columns, now)
  const preview = scheduler.repeat(asCard(columns), at)
  const seconds = (grade: StudyGrade) =>
    Math.max(0, Math.round((preview[ratings[grade]].card.due.getTime() - at.getTime()) / 1_000))
  return { 1: seconds(1), 2: seconds(2), 3: seconds(3), 4: seconds(4) }
}

/** Returns the later of now and the last review, because the server's clock may have been set back since then. */
function reviewTime({ lastReview }: ScheduleColumns, now: Date): Date {
  return lastReview && lastReview > now ? lastReview : now
}

function asCard({ due, lastReview, scheduledDays, learningSteps, ...rest }: ScheduleColumns): Card {
  const { stability, difficulty, reps, lapses, state } = rest
  return {
    due,
    stability,
    difficulty,
    reps,
    lapses,
    state: state as State,
    // Computed by the scheduler from `last_review`; required until its next major version.
    elapsed_days: 0,
    scheduled_days: scheduledDays,
    learning_steps: learningSteps,
    ...(lastReview ? { last_review: lastReview } : {}),
  }
}

function columnsOfCard(card: Card): ScheduleColumns {
  return {
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    lastReview: card.last_review ?? null,
  }
}

export function storedSchedule(columns: ScheduleColumns): Schedule {
  const { due, stability, difficulty, scheduledDays, learningSteps, reps, lapses, state, lastReview } =
    columns
  return {
    due: due.toISOString(),
    stability,
    difficulty,
    scheduledDays,
    learningSteps,
    reps,
    lapses,
    state,
    lastReview: lastReview?.toISOString() ?? null,
  }
}

export function columnsOfStored({ due, lastReview, ...rest }: Schedule): ScheduleColumns {
  return { ...rest, due: new Date(due), lastReview: lastReview ? new Date(lastReview) : null }
}

export function stateName(state: number): StudyState {
  if (state === State.New) return 'new'
  return state === State.Review ? 'review' : 'learning'
}
