import { expect, test } from 'vitest'
import { tagText } from '../language/tagged-text.ts'
import { readSettings } from '../proposals/settings.ts'
import { findAlternatives } from './alternatives.ts'

const firstSentence = 'Regular sleep is crucial for the health of a child.'

function optionsIn(text: string): string[] {
  const tagged = tagText(text)
  const start = text.indexOf('crucial')
  const sentence = tagged.sentences.findIndex((each) => each.start <= start && start < each.end)
  const edit = { start, end: start + 'crucial'.length, before: 'crucial', after: 'important' }
  const edits = [{ ...edit, rule: 'any', reason: '', sentence }]
  return findAlternatives(tagged, edits, readSettings(tagged, 'balanced')).flatMap(({ options }) => options)
}

test('offers the original, the result and another wording', () => {
  expect(optionsIn(firstSentence)).toEqual([
    firstSentence,
    firstSentence.replace('crucial', 'important'),
    firstSentence.replace('crucial', 'essential'),
  ])
})

test('offers no word that the text already has as often as people use it', () => {
  const options = optionsIn(`Light is essential. Air is essential, and essential is water. ${firstSentence}`)
  expect(options.join(' ')).not.toContain('essential')
})
