import { expect, test } from 'vitest'
import { tagText } from '../language/tagged-text.ts'
import { readSettings } from '../proposals/settings.ts'
import { findAlternatives } from './alternatives.ts'

const firstSentence = 'Such plans necessitate a change in the health of a child.'

function optionsIn(text: string): string[] {
  const tagged = tagText(text)
  const start = text.indexOf('necessitate')
  const sentence = tagged.sentences.findIndex((each) => each.start <= start && start < each.end)
  const edit = { start, end: start + 'necessitate'.length, before: 'necessitate', after: 'require' }
  const edits = [{ ...edit, rule: 'any', reasons: [], reason: '', sentence }]
  return findAlternatives(tagged, edits, readSettings(tagged, 'balanced')).flatMap(({ options }) => options)
}

test('offers the original, the result and another wording', () => {
  expect(optionsIn(firstSentence)).toEqual([
    firstSentence,
    firstSentence.replace('necessitate', 'require'),
    firstSentence.replace('necessitate', 'call for'),
  ])
})

test('offers no word that the text already has as often as people use it', () => {
  const options = optionsIn(
    `Some plans call for care. Some call for light, and some call for water. ${firstSentence}`,
  )
  expect(options.join(' ')).not.toContain('plans call for a change')
})
