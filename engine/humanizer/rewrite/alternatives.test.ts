import { expect, test } from 'vitest'
import { tagText } from '../language/tagged-text.ts'
import { readSettings } from '../proposals/settings.ts'
import { findAlternatives } from './alternatives.ts'

const firstSentence = 'A meticulous check is good for the health of a child.'

function optionsIn(text: string): string[] {
  const tagged = tagText(text)
  const start = text.indexOf('meticulous')
  const sentence = tagged.sentences.findIndex((each) => each.start <= start && start < each.end)
  const edit = { start, end: start + 'meticulous'.length, before: 'meticulous', after: 'careful' }
  const edits = [{ ...edit, rule: 'any', reasons: [], reason: '', sentence }]
  return findAlternatives(tagged, edits, readSettings(tagged, 'balanced')).flatMap(({ options }) => options)
}

test('offers the original, the result and another wording', () => {
  expect(optionsIn(firstSentence)).toEqual([
    firstSentence,
    firstSentence.replace('meticulous', 'careful'),
    firstSentence.replace('meticulous', 'thorough'),
  ])
})

test('offers no word that the text already has as often as people use it', () => {
  const options = optionsIn(`Light is thorough. Air is thorough, and thorough is water. ${firstSentence}`)
  expect(options.join(' ')).not.toContain('thorough')
})
