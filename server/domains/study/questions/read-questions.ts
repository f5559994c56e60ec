import { z } from 'zod'
import { limits } from '../../../../contract/limits.ts'
import { faultOfCard, type StudyKind, studyGap, studyKinds } from '../../../../contract/study/study.ts'
import type { StudyQuestion } from '../../../../engine/index.ts'
import { parseJson } from '../../../platform/foreign-data/read-json.ts'
import { answerSchemaOf } from '../../../platform/models/answer-schema.ts'
import type { AnswerSchema } from '../../../platform/models/models.ts'

const answered = z.object({
  kind: z.enum(studyKinds),
  prompt: z.string().trim().max(limits.studyQuestionCharactersMax).default(''),
  answer: z.string().trim().min(1).max(limits.studyAnswerCharactersMax),
  options: z.array(z.string().trim().min(1).max(limits.studyAnswerCharactersMax)).max(6).default([]),
  quote: z.string().trim().min(1).max(2_000),
})
type Answered = z.infer<typeof answered>

/** Returns the form of an answer with at most `count` questions of these kinds. */
export function questionsSchema(kinds: StudyKind[], count: number): AnswerSchema {
  const question = answered.extend({ kind: z.enum(kinds) })
  return answerSchemaOf('questions', z.object({ questions: z.array(question).max(count) }))
}

/** Reads the questions of a model's answer. Those whose quote or answer is not in the text are dropped. */
export function readQuestions(answer: string, text: string, kinds: StudyKind[]): StudyQuestion[] {
  const plainText = plain(text)
  const words = new Set(wordsOf(plainText))
  return itemsOf(answer).flatMap((item) => {
    const read = answered.safeParse(item)
    if (!read.success || !kinds.includes(read.data.kind)) return []
    if (!plainText.includes(plain(read.data.quote))) return []
    if (!isInText(read.data, plainText, words)) return []
    const question = asQuestion(read.data)
    return question && faultOfCard(question) === null ? [question] : []
  })
}

/**
 * Reads the array of an answer. Models put code fences and remarks around it. A list that was cut off is read up to its
 * last whole object.
 */
function itemsOf(answer: string): unknown[] {
  const from = answer.indexOf('[')
  if (from < 0) return []
  const to = answer.lastIndexOf(']')
  const lastObject = answer.lastIndexOf('}')
  for (const list of [answer.slice(from, to + 1), `${answer.slice(from, lastObject + 1)}]`]) {
    try {
      const items: unknown = parseJson(list)
      if (Array.isArray(items)) return items
    } catch {
      // The next form is tried.
    }
  }
  return []
}

/** A short answer is copied from the text; a longer one may combine its words, but add none. */
function isInText({ kind, answer, quote }: Answered, text: string, words: ReadonlySet<string>): boolean {
  if (kind === 'cloze') return quote.split(answer).length === 2
  if (kind !== 'flashcard') return text.includes(plain(answer))
  return wordsOf(plain(answer)).every((word) => word.length < 4 || words.has(word))
}

function asQuestion({ kind, prompt, answer, options, quote }: Answered): StudyQuestion | null {
  if (kind === 'cloze')
    return { kind, prompt: quote.replace(answer, () => studyGap), answer, options: [], source: quote }
  if (prompt === '' || (kind !== 'flashcard' && plain(prompt).includes(plain(answer)))) return null
  return { kind, prompt, answer, options: kind === 'choice' ? options : [], source: quote }
}

/** Lower case, with plain quotation marks and single spaces. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}
