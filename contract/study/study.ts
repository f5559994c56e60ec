import { z } from 'zod'
import type { Message } from '../../texts/message.ts'
import { limits } from '../limits.ts'
import type { ModelWait } from '../local-models.ts'

/** flashcard: two sides; cloze: a sentence with a gap; choice: several answers to choose from; short: a typed answer. */
export const studyKinds = ['flashcard', 'cloze', 'choice', 'short'] as const
export type StudyKind = (typeof studyKinds)[number]

/** The gap in the question of a cloze card. */
export const studyGap = '____'

/** Bounds of one session of reviews or of a practice test. */
export const studySession = { cardsMin: 1, cardsMax: 200, cardsDefault: 20 } as const
const studyOptions = { min: 2, max: 6 } as const
/** Shorter texts have nothing to ask. */
export const studyWordsMin = 20

const questionText = z.string().trim().min(1).max(limits.studyQuestionCharactersMax)
const answerText = z.string().trim().min(1).max(limits.studyAnswerCharactersMax)
const options = z.array(answerText).max(studyOptions.max)

const cardFields = z.strictObject({
  kind: z.enum(studyKinds),
  prompt: questionText,
  answer: answerText,
  /** The answers of a choice in the order shown, the right one among them; empty for other kinds. */
  options: options.default([]),
})

/** Returns what is wrong with the parts of a card together, or null. */
export function faultOfCard({ kind, prompt, answer, options: given }: CardFields): CardFault | null {
  if (kind === 'cloze' && prompt.split(studyGap).length !== 2) return 'gap'
  if (kind !== 'choice') return given.length === 0 ? null : 'options'
  const isDistinct = new Set(given.map((option) => option.toLowerCase())).size === given.length
  return given.length >= studyOptions.min && isDistinct && given.includes(answer) ? null : 'options'
}
type CardFault = 'gap' | 'options'
type CardFields = z.infer<typeof cardFields>

const faultTexts: Record<CardFault, string> = {
  gap: `The sentence needs one gap, written as ${studyGap}`,
  options: 'A choice needs two to six different answers, with the right one among them',
}

/** Body of POST /api/study/sets/{setId}/cards and of PUT /api/study/cards/{cardId}. */
export const studyCardInput = cardFields.superRefine((card, issues) => {
  const fault = faultOfCard(card)
  if (fault) issues.addIssue({ code: 'custom', message: faultTexts[fault] })
})

export type StudyCardInput = z.input<typeof studyCardInput>

/** Body of PATCH /api/study/cards/{cardId}. A refused card is not asked, and its question is not made again. */
export const studyCardPatch = z.strictObject({ refused: z.boolean() })

const title = z.string().trim().min(1).max(limits.titleCharactersMax)

const wishes = {
  kinds: z
    .array(z.enum(studyKinds))
    .min(1)
    .max(studyKinds.length)
    .default([...studyKinds]),
  count: z.number().int().min(1).max(limits.studyQuestionsMax).default(20),
  /** Whether a connected language model writes the questions. */
  withModel: z.boolean().default(false),
}

/** Body of POST /api/study/sets: a text of the user's, or one of their essays. The id makes a repeated request harmless. */
export const studySetInput = z
  .strictObject({
    id: z.uuid(),
    title: title.optional(),
    text: z.string().max(limits.studyTextCharactersMax).optional(),
    essayId: z.uuid().optional(),
    /** The name of the file that the text was read from. */
    fileName: z.string().trim().max(limits.fileNameCharactersMax).optional(),
    ...wishes,
  })
  .refine(({ text, essayId }) => (text === undefined) !== (essayId === undefined), 'Send a text or an essay')
export type StudySetInput = z.input<typeof studySetInput>
export type StudySetRequest = z.output<typeof studySetInput>

/** Body of POST /api/study/sets/{setId}/questions: more questions from the text of the set. */
export const studyMoreInput = z.strictObject(wishes)
export type StudyMoreInput = z.input<typeof studyMoreInput>

export const studySetPatch = z.strictObject({ title })

/** Query of GET /api/study/session: the cards to review now, of one set or of all. */
export const studySessionQuery = z.object({
  setId: z.uuid().optional(),
  limit: z.coerce
    .number()
    .int()
    .min(studySession.cardsMin)
    .max(studySession.cardsMax)
    .default(studySession.cardsDefault),
})

/** Query of GET /api/study/progress. */
export const studyProgressQuery = z.object({ setId: z.uuid().optional() })

/** again, hard, good and easy, as numbers of the scheduler. */
export const studyGrades = [1, 2, 3, 4] as const
export type StudyGrade = (typeof studyGrades)[number]

/** Body of PUT /api/study/reviews/{reviewId}. `version` is that of the card as the page showed it. */
export const studyReviewInput = z.strictObject({
  cardId: z.uuid(),
  version: z.number().int().min(0).max(1_000_000_000),
  grade: z.literal(studyGrades),
  /** Time from question to grade. */
  tookMs: z.number().int().min(0).max(3_600_000).default(0),
})
export type StudyReviewInput = z.input<typeof studyReviewInput>
export type StudyReviewRequest = z.output<typeof studyReviewInput>

export type StudySource = 'text' | 'file' | 'essay'
export type StudyMaker = 'rules' | 'model'

/** new: never reviewed; learning: repeated within a day; review: repeated after days. */
export type StudyState = 'new' | 'learning' | 'review'

export type StudyCard = {
  id: string
  kind: StudyKind
  prompt: string
  answer: string
  options: string[]
  /** The sentence of the text that has the answer; empty for a card that the user added. */
  source: string
  state: StudyState
  due: string
  isRefused: boolean
  version: number
}

/** Cards by what is to be done with them today, in the user's time zone. */
export type StudyCounts = { cards: number; due: number; fresh: number; learned: number }

export type StudySetSummary = {
  id: string
  title: string
  source: StudySource
  maker: StudyMaker
  createdAt: string
  counts: StudyCounts
}

/** Why a set has fewer or other questions than the user may expect. */
export type StudyNotice = 'model-failed' | 'model-absent' | 'other-language' | 'nothing-more'

export type StudySet = StudySetSummary & {
  text: string
  essayId: string | null
  cards: StudyCard[]
}

/** The time until a card comes back for each grade, in seconds. */
export type StudyIntervals = Record<StudyGrade, number>
export type StudyTask = StudyCard & { setId: string; setTitle: string; intervals: StudyIntervals }

export type StudySession = { tasks: StudyTask[]; counts: StudyCounts; nextDue: string | null }

/** A stored review: the card as it is now. */
export type StudyReviewed = { card: StudyTask; reviewId: string }

export type StudyProgress = {
  counts: StudyCounts
  reviews: number
  /** Share of cards of the last 30 days that were remembered after a day or longer; null without such reviews. */
  retention: number | null
  /** Cards that become due on each of the next days, today first; ISO dates in the user's time zone. */
  forecast: { day: string; cards: number }[]
  /** Reviews on each of the last days, today last. */
  history: { day: string; reviews: number }[]
}

/** The events of a set that is being made. */
export type StudyMakingEvent =
  | { type: 'part'; done: number; of: number }
  /** What the model waits for before it writes; null once it writes. */
  | { type: 'wait'; wait: ModelWait | null }
  | { type: 'done'; setId: string; made: number; notice: StudyNotice | null }
  | { type: 'error'; error: string; code: string; says: Message }
