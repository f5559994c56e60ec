import { expect, test } from 'vitest'
import { parseDocument } from '../../text/document.ts'
import { createReader } from './canonical.ts'

const reader = createReader(new Set())

/** What the views read, without greeting and sign-off. */
function read(text: string): string {
  const { facts, core } = reader(parseDocument(text))
  const forms = facts.slice(core.from, core.to).map(({ form }) => form)
  return forms.join(' ')
}

test.each([
  ['a dash as a comma', 'It rose — slowly – and fell.', 'it rose , slowly and fell .'],
  ['a dash after a comma once', 'It rose, — slowly.', 'it rose , slowly .'],
  ['no comma before “and” and “or”', 'Pears, plums, and figs, or none.', 'pears , plums and figs or none .'],
  ['a semicolon as a full stop', 'It rained; we left.', 'it rained . we left .'],
  ['contractions as they are', 'It’s late; they don’t care.', "it's late . they don't care ."],
  ['a range as it is', 'Pages 10 - 12 are blank.', 'pages 0 - 0 are blank .'],
  ['hyphens inside words as they are', 'A well-known man.', 'a well-known man .'],
  [
    'list items without their marks',
    '- One thing.\n- Another thing.\n\n1. A third.\n(b) A fourth.',
    'one thing . another thing . a third . a fourth .',
  ],
])('reads %s', (_, text, expected) => {
  expect(read(text)).toBe(expected)
})

const body =
  'The committee met on Tuesday and talked about the bridge for two hours. Most of us wanted to repair it, but the engineer said that the piers had moved and that a new one would cost less in the end. We agreed to ask for three offers before the summer, and to close one lane until then.'

test('leaves out a greeting, a sign-off, a heading and a byline of a longer text', () => {
  const alone = read(body)
  expect(read(`Dear Anna,\n\n${body}\n\nBest regards,\nDaniel`)).toBe(alone)
  expect(read(`# Minutes\n\nBy Anna Reed\n\n${body}\n\nThanks for reading!`)).toBe(alone)
})

test('keeps short lines that are sentences or items, and all of a short text', () => {
  expect(read(`It is late.\n\n${body}\n\nWe left.`)).toBe(`it is late . ${read(body)} we left .`)
  expect(read(`${body}\n\n- pears\n- plums`)).toBe(`${read(body)} pears plums`)
  expect(read('Dear Anna,\n\nThe bridge is closed.')).toBe('dear anna , the bridge is closed .')
})

test('notes where a semicolon ended a sentence', () => {
  const { semicolons } = reader(parseDocument('He was late; we left.'))
  expect([...semicolons.slice(0, 7)]).toEqual([0, 0, 0, 1, 0, 0, 0])
})
