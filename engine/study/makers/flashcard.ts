import type { Fact } from '../facts/read-facts.ts'
import { type Candidate, capitalised } from '../question.ts'

/** A question whose answer is a phrase, which cannot be typed word for word. */
export function flashcard(fact: Fact, prompt: string, answer: string, worth: number): Candidate {
  const whole = capitalised(answer)
  return {
    worth,
    sentence: fact.index,
    source: fact.text,
    answer: whole,
    forms: { flashcard: { prompt, answer: whole } },
    distractors: [],
  }
}
