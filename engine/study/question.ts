export type StudyKind = 'flashcard' | 'cloze' | 'choice' | 'short'

/** A question whose answer is in its source, a sentence of the text. */
export type StudyQuestion = {
  kind: StudyKind
  /** A cloze has one gap. */
  prompt: string
  answer: string
  /** The answers of a choice in the order shown; empty for other kinds. */
  options: string[]
  source: string
}

/** A question that is not to be made again. */
export type StudyAsked = { prompt: string; answer: string; source: string }

export type StudyOptions = { kinds: StudyKind[]; count: number; asked?: StudyAsked[] }
export type StudyQuestions = { questions: StudyQuestion[]; isEnglish: boolean }

export const gap = '____'

/** One question in the forms in which it can be asked, without the options of a choice. */
export type Candidate = {
  /** From 0 to 1: how much the question is worth, before the weight of its sentence. */
  worth: number
  /** Index of the sentence. */
  sentence: number
  source: string
  answer: string
  forms: Partial<Record<StudyKind, { prompt: string; answer: string }>>
  /** Wrong answers of the same kind, from the text. */
  distractors: string[]
}

/** Returns an answer as it is shown by itself, with a capital. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
