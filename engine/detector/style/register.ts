import { learnerPairs, learnerWords } from '../../lexicon/learner-marks.ts'
import type { Canonical } from '../tokens/canonical.ts'

/**
 * The registers for which the verdict has lines of its own. Users do not say what kind of text it is, so the register is
 * found from the text, by counts that a reader can repeat:
 *
 * - `learner`: mistakes that learners of English make, at least two and one in 150 words;
 * - `narrative`: I, me, my, mine and myself are at least 1.5 of 100 words;
 * - `formal`: hardly any I or you, and long words;
 * - `other`: all else.
 */
export const registers = ['narrative', 'learner', 'formal', 'other'] as const
export type Register = (typeof registers)[number]

const narrativeMin = 0.015
const formalFirstMax = 0.005
const formalSecondMax = 0.008
const formalLettersMin = 4.8
const learnerMarksMin = 2
const wordsPerLearnerMark = 150

const firstPerson = new Set("i me my mine myself i'm i've i'd i'll".split(' '))
const secondPerson = new Set("you your yours yourself you're you've you'd you'll".split(' '))

type Counts = { words: number; letters: number; first: number; second: number; learner: number }

/** Returns the register of the part of a text on which it is judged. */
export function registerOf(text: Canonical): Register {
  const { words, letters, first, second, learner } = count(text)
  if (learner >= Math.max(learnerMarksMin, words / wordsPerLearnerMark)) return 'learner'
  if (first >= narrativeMin * words) return 'narrative'
  const impersonal = first <= formalFirstMax * words && second <= formalSecondMax * words
  return impersonal && letters >= formalLettersMin * words ? 'formal' : 'other'
}

function count({ core, facts, kinds, capitals }: Canonical): Counts {
  const counts: Counts = { words: 0, letters: 0, first: 0, second: 0, learner: 0 }
  let before = ''
  for (let i = core.from; i < core.to; i++) {
    const { form } = facts[i]!
    if (kinds[i] === 1) {
      counts.words++
      counts.letters += form.length
      if (firstPerson.has(form)) counts.first++
      if (secondPerson.has(form)) counts.second++
      if ((form === 'i' && capitals[i] === 0) || learnerWords.has(form)) counts.learner++
      if (learnerPairs.has(`${before} ${form}`)) counts.learner++
    }
    before = form
  }
  return counts
}
