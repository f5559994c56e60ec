import { expect, test } from 'vitest'
import { estimate } from './estimate.ts'
import { humanize } from './humanize.ts'

const sentences = [
  'It is important to note that we utilize numerous tools in order to facilitate the process.',
  'Furthermore, the team leveraged a comprehensive approach to delve into the intricate details.',
  'Additionally, this serves as a testament to the pivotal role that robust planning plays.',
  'Moreover, stakeholders must navigate the complex landscape of modern regulation.',
  'Ultimately, a holistic strategy fosters meaningful collaboration across departments.',
  'In conclusion, organizations should embrace innovation to remain competitive.',
]
const text = sentences.join(' ')

test('reports the share of the words that each mode changes', () => {
  const { modes } = estimate(text)
  for (const { wordsChanged, changes } of modes) {
    expect(wordsChanged).toBeGreaterThan(0)
    expect(wordsChanged).toBeGreaterThanOrEqual((99 * changes) / text.split(/\s+/).length)
    expect(wordsChanged).toBeLessThanOrEqual(100)
  }
  expect(estimate('We ate soup. It rained.').modes.map((mode) => mode.wordsChanged)).toEqual([0, 0, 0])
})

test('gives for each mode what a run in it comes to', () => {
  const { current, modes } = estimate(text)
  expect(current.humanScore).toBe(humanize(text).before.humanScore)
  for (const { mode, humanScore, changes, words } of modes) {
    const run = humanize(text, { mode })
    expect([humanScore, changes, words]).toEqual([run.finalHumanScore, run.edits.length, run.words])
  }
  expect(modes.map(({ mode }) => mode)).toEqual(['clean', 'balanced', 'strong'])
})

test.each([
  [3, 0],
  [4, 1],
  [5, 1],
  [6, 2],
])('shows of %i sentences at most %i', (count, most) => {
  const part = sentences.slice(0, count).join(' ')
  const { sample } = estimate(part)
  expect(sample.length).toBeLessThanOrEqual(most)
  for (const { before, after } of sample) {
    expect(part).toContain(before)
    expect(after).not.toBe(before)
  }
  const shown = sample.reduce((sum, { before }) => sum + before.length, 0)
  expect(shown).toBeLessThanOrEqual(part.length / 3)
})

test('shows two changed sentences of a longer text, as a run would change them', () => {
  const { sample } = estimate(`${text} ${text}`)
  expect(sample).toHaveLength(2)
  const run = humanize(`${text} ${text}`, { mode: sample[0]!.mode })
  for (const { after } of sample) expect(run.text).toContain(after)
})

test('does not show a text that hides as one long sentence among short ones', () => {
  const long = sentences.map((sentence) => sentence.replace('.', ',')).join(' ')
  expect(estimate(`Yes. No. So. Well. ${long} and that is all.`).sample).toEqual([])
})

test.each([
  '',
  'We ate soup. It rained. Nobody minded. We slept.',
  'Ceci est un texte en français, vraiment.',
])('%j: a text that stays as it is has no changes and no sample', (left) => {
  const { modes, sample } = estimate(left)
  expect(modes.map(({ changes }) => changes)).toEqual([0, 0, 0])
  expect(sample).toEqual([])
})
