import { expect, test } from 'vitest'
import { skillsFor } from './recognise.ts'

test.each([
  ['now humanize it', 'humanize'],
  ['Could you please make this sound more human?', 'humanize'],
  ['rewrite it so it passes as natural', 'humanize'],
  ['is this AI?', 'check'],
  ['Was this written by ChatGPT', 'check'],
  ['check this for AI', 'check'],
  ['AI or human?', 'check'],
  ['proofread', 'proofread'],
  ['any mistakes?', 'proofread'],
  ['Fix the spelling and grammar please', 'proofread'],
  ['tl;dr', 'summarise'],
  ['shorter', 'summarise'],
  ['What are the key points', 'summarise'],
  ['make an outline of this text', 'outline'],
  ['how should I structure my essay on trade', 'outline'],
  ['define serendipity', 'define'],
  ["what's the meaning of ad hoc", 'define'],
  ['synonyms for happy', 'define'],
  ['how many words', 'count'],
  ['reading time?', 'count'],
  ['how many times do I use "very"', 'count'],
  ['give me a title', 'title'],
  ['suggest three headlines', 'title'],
  ['quiz me on this', 'study sets'],
  ['make 5 multiple choice questions from this', 'study sets'],
  ['hello', 'talk'],
  ['who are you', 'talk'],
])('%j asks for %s', (wording, name) => {
  expect(skillsFor(wording).map((skill) => skill.name)).toContain(name)
  expect(skillsFor(wording)[0]!.name).toBe(name)
})

test('skips what the user asks not to do', () => {
  expect(skillsFor("proofread it, but don't humanize it").map(({ name }) => name)).toEqual(['proofread'])
})

test.each(['write a poem about rain', 'who won the cup in 1998', 'translate it into German'])(
  'cannot fulfil %j',
  (wording) => {
    expect(skillsFor(wording)).toEqual([])
  },
)

test.each(['a', 'the', 'some', 'good', 'short'])('reads %j repeated 25,000 times at once', (word) => {
  const start = performance.now()
  expect(skillsFor(`${word} `.repeat(25_000))).toEqual([])
  expect(performance.now() - start).toBeLessThan(2_000)
})
