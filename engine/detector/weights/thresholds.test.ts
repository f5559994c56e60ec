import { expect, test } from 'vitest'
import { detect, judgeText, scoreText } from '../../index.ts'
import { parseDocument } from '../../text/document.ts'
import { mapPercentageToClass } from '../check/verdict.ts'
import thresholds from '../model/thresholds.json' with { type: 'json' }
import { registerOf, registers } from '../style/register.ts'
import { sigmoid } from './calibration.ts'
import { shownOdds, shownProbability } from './curve.ts'
import { readCanonical } from './load-model.ts'
import { aiLine, strictnessFor } from './thresholds.ts'

const lengths = [0, 1, 59, 60, 99, 100, 149, 150, 299, 300, 1000, 100_000]

test('every register and length has a line, none below that of the verdict', () => {
  for (const register of registers) {
    expect(thresholds.some((row) => row.register === register && row.words === 0)).toBe(true)
    for (const words of lengths) expect(strictnessFor(register, words)).toBeGreaterThanOrEqual(0)
  }
})

test('the verdict begins at 60% in every group', () => {
  expect(sigmoid(aiLine)).toBeCloseTo(0.6, 5)
  for (const { register, words, line } of thresholds) {
    const strictness = strictnessFor(registers.find((name) => name === register)!, words)
    const share = (above: number) => 100 * sigmoid(line + above - strictness)
    expect(mapPercentageToClass(share(0.001)).predicted_class).toBe('ai')
    expect(mapPercentageToClass(share(-0.001)).predicted_class).toBe('inconclusive')
  }
})

test('a higher score stays higher in every group, and a stricter group never shows more', () => {
  for (const register of registers)
    for (const words of lengths) {
      const strictness = strictnessFor(register, words)
      let before = -1
      for (let logOdds = -8; logOdds <= 8; logOdds += 0.25) {
        const shown = shownProbability(logOdds, strictness)
        expect(shown).toBeGreaterThanOrEqual(before)
        expect(shownOdds(logOdds, strictness)).toBeLessThanOrEqual(shownOdds(logOdds))
        before = shown
      }
    }
})

/**
 * Kinds of people's writing that a detector must not accuse. The author of each is known: Darwin on his youth, a post
 * with the mistakes of a learner, Mendel's opening in Bateson's translation, and a paragraph by Jerome.
 */
const people = {
  statement: `As I was doing no good at school, my father wisely took me away at a rather earlier age than usual, and sent me to
Edinburgh University with my brother, where I stayed for two years or sessions. My brother was completing his medical
studies, though I do not believe he ever really intended to practise, and I was sent there to commence them. But soon
after this period I became convinced from various small circumstances that my father would leave me property enough to
subsist on with some comfort, though I never imagined that I should be so rich a man as I am; but my belief was
sufficient to check any strenuous effort to learn medicine.`,
  learner: `Hello everybody, i am new in this forum and i want to tell about my city. I live in a small city near of the sea and
there is much people in the summer. My family have a little shop since ten years and i help every days after the
school. I like very much to speak with the tourists because i can practise my english. My teacher said me that i must
to read more books, but it's more easy for me to listen music. In the next year i will go to London with my friend and
we are very exciting. If somebody know a good school there please write me, i will be happy for all advices.`,
  abstract: `Experience of artificial fertilisation, such as is effected with ornamental plants in order to obtain new variations
in colour, has led to the experiments which will here be discussed. The striking regularity with which the same hybrid
forms always reappeared whenever fertilisation took place between the same species induced further experiments to be
undertaken, the object of which was to follow up the developments of the hybrids in their progeny.`,
  passage: `There were four of us: George, and William Samuel Harris, and myself, and Montmorency. We were sitting in my room,
smoking, and talking about how bad we were, bad from a medical point of view I mean, of course. We were all feeling
seedy, and we were getting quite nervous about it. Harris said he felt such extraordinary fits of giddiness come over
him at times, that he hardly knew what he was doing.`,
}

test.each(Object.entries(people))('the %s by a person is not called AI', (_, text) => {
  expect(detect(text).predicted_class).toBe('human')
  expect(judgeText(text).predicted_class).toBe('human')
  expect(scoreText(text)).toBeLessThan(0.4)
  expect(detect(text).sentences.filter(({ generated_prob }) => generated_prob > 0.5)).toEqual([])
})

test.each([
  ['statement', 'narrative'],
  ['learner', 'learner'],
  ['abstract', 'formal'],
  ['passage', 'narrative'],
] as const)('the %s is read as %s', (name, register) => {
  expect(registerOf(readCanonical(parseDocument(people[name])))).toBe(register)
})

test('the same score is shown lower where a text has to show more', () => {
  const highest = Math.max(...thresholds.map(({ line }) => line))
  expect(highest).toBeGreaterThan(aiLine)
  const strict = thresholds.find(({ line }) => line === highest)!
  const strictness = strictnessFor(registers.find((name) => name === strict.register)!, strict.words)
  expect(shownProbability(0, strictness)).toBeLessThan(shownProbability(0))
})
