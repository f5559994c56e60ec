import { expect, test } from 'vitest'
import { scoreText } from '../../detector/score/score.ts'
import { aiText, humanText } from '../../detector/test-texts.ts'
import * as edits from './text-edits.ts'

const text =
  'We bought apples, pears, and plums, and it is late. The shop does not close early, but they are tired. It has been a long day. You “know” how it goes.'

test.each<[string, edits.TextEdit, string]>([
  ['a dash', edits.dashes(1), 'We bought apples — pears, and plums'],
  ['a semicolon', edits.semicolon, 'it is late; the shop'],
  ['no comma before "and"', edits.withoutSerialComma, 'apples, pears and plums and it is late'],
  ['contractions', edits.contracted, "and it's late. The shop doesn't close early, but they're tired"],
  ['a list', edits.bullets, '- We bought apples, pears, and plums, and it is late.\n- The shop'],
  ['a sign-off', edits.signOff(0), 'how it goes.\n\nThanks for reading!'],
  ['a byline', edits.byline(0), 'By Anna Reed\n\nWe bought'],
  ['straight quotation marks', edits.otherQuotes, 'You "know" how'],
  ['two spaces', edits.doubleSpaces, 'late.  The shop'],
  ['a heading', edits.title, '# Notes\n\nWe bought'],
])('writes %s', (_what, edit, expected) => {
  expect(edit(text)).toContain(expected)
})

test('adds the comma before the last of a list, and writes contractions out', () => {
  expect(edits.withSerialComma('They sell apples, pears and plums.')).toBe(
    'They sell apples, pears, and plums.',
  )
  expect(edits.expanded("They don't know, and I'm late.")).toBe('They do not know, and I am late.')
})

test('breaks paragraphs, lists and lines without losing a word', () => {
  const words = (of: string) => of.replace(/(^|\n)- /g, '$1').split(/\s+/)
  const five = `${text} One more.`
  for (const edit of [edits.paragraphs(2), edits.bullets, edits.listInside, edits.hardWrapped]) {
    const edited = edit(five)!
    expect(words(edited)).toEqual(words(five))
    expect(edited).toContain('\n')
  }
  expect(edits.oneParagraph(edits.paragraphs(2)(text)!)).toBe(text)
})

test('has no edit where the text has no place for it', () => {
  for (const edit of [
    edits.dashes(1),
    edits.semicolon,
    edits.withoutSerialComma,
    edits.contracted,
    edits.bullets,
  ])
    expect(edit('Nothing here.')).toBeNull()
})

const habits: [string, edits.TextEdit][] = [
  ['three dashes', edits.dashes(3)],
  ['a semicolon', edits.semicolon],
  ['no comma before "and"', edits.withoutSerialComma],
  ['a comma before "and"', edits.withSerialComma],
  ['paragraphs', edits.paragraphs(2)],
  ['a list', edits.bullets],
  ['broken lines', edits.hardWrapped],
  ['a sign-off', edits.signOff(0)],
  ['a greeting and a name', edits.signOff(1)],
  ['a byline', edits.byline(0)],
  ['a heading', edits.title],
  ['other quotation marks', edits.otherQuotes],
  ['two spaces', edits.doubleSpaces],
]

test.each(habits)('the score of a text does not move with %s', (_, edit) => {
  for (const original of [aiText, humanText]) {
    const edited = edit(original)
    if (edited !== null) expect(scoreText(edited)).toBeCloseTo(scoreText(original), 9)
  }
})
