import { expect, test } from 'vitest'
import { baseForms } from './morphology.ts'
import { lookUp } from './wordnet.ts'

test.each([
  ['running', 'run', 'verb'],
  ['mice', 'mouse', 'noun'],
  ['happier', 'happy', 'adj'],
  ['went', 'go', 'verb'],
  ['churches', 'church', 'noun'],
  ['quickly', 'quickly', 'adv'],
  ['Ad hoc', 'ad hoc', 'adj'],
])('finds %s as %s (%s)', async (word, base, part) => {
  const entries = await lookUp(word)
  expect(entries.map((entry) => `${entry.word} ${entry.part}`)).toContain(`${base} ${part}`)
})

test('reads definitions, examples, synonyms and opposites', async () => {
  const hot = (await lookUp('hot')).find(({ part }) => part === 'adj')!
  expect(hot.senses[0]!.definition).toMatch(/physical heat/)
  expect(hot.senses[0]!.examples).toContain('hot stove')
  expect(hot.senses[0]!.antonyms).toContain('cold')
  const happy = (await lookUp('happy'))[0]!
  expect(happy.senses.flatMap(({ synonyms }) => synonyms)).toContain('glad')
})

test('finds the first and the last word of a file, and nothing for an unknown word', async () => {
  expect((await lookUp('zymurgy')).length).toBeGreaterThan(0)
  expect((await lookUp('aardvark')).length).toBeGreaterThan(0)
  for (const word of ['flurbish', '', '🙂', 'a'.repeat(500), '../../etc/passwd', '1234567']) {
    expect(await lookUp(word)).toEqual([])
  }
})

test('tries a word before its base forms', () => {
  expect(baseForms('stopped', 'verb')[0]).toBe('stopped')
  expect(baseForms('stopped', 'verb')).toContain('stop')
})
