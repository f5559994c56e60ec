import type { StudyCard, StudyTask } from '../../../contract/study/study.ts'
import { intervalsOf, type ScheduleColumns, stateName } from './schedule.ts'
import type { studyCards } from './tables.ts'

export type CardRow = typeof studyCards.$inferSelect

/** A card that is learned again within minutes may be shown this much too early, when nothing else is left. */
export const learnAheadMs = 20 * 60_000

export function asStudyCard(row: CardRow): StudyCard {
  return {
    id: row.id,
    kind: row.kind,
    prompt: row.prompt,
    answer: row.answer,
    options: row.options,
    source: row.source,
    state: stateName(row.state),
    due: row.due.toISOString(),
    isRefused: row.isRefused,
    version: row.version,
  }
}

export function asStudyTask(row: CardRow, setTitle: string, now: Date): StudyTask {
  return { ...asStudyCard(row), setId: row.setId, setTitle, intervals: intervalsOf(scheduleOf(row), now) }
}

export function scheduleOf(row: CardRow): ScheduleColumns {
  const { due, stability, difficulty, scheduledDays, learningSteps, reps, lapses, state, lastReview } = row
  return { due, stability, difficulty, scheduledDays, learningSteps, reps, lapses, state, lastReview }
}

const titleWordsMax = 8
const titleCharactersMax = 80

/** Returns a title for a text: its first line, or the first words of it. */
export function titleOfText(text: string): string {
  const line = (text.split('\n').find((each) => each.trim() !== '') ?? '').trim().slice(0, 400)
  const plain = line.replace(/^#+/, '').trim()
  const words = plain.split(' ').filter(Boolean)
  const short = words.slice(0, titleWordsMax).join(' ').slice(0, titleCharactersMax).trim()
  return words.length > titleWordsMax ? `${short}…` : short || '…'
}
