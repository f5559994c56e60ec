import { describe, expect, test } from 'vitest'
import { humanize } from '../rewrite/humanize.ts'
import { versesOf } from './verse.ts'

const lined =
  "In the land of atoms, where protons did play,\nA tiny world of wonder, in a most curious way,\nThere lived a nucleus, so bright and so small,\nAnd it's said that its pull was the strongest of all."

describe('versesOf', () => {
  test('knows the lines of a stanza', () => {
    expect(versesOf(`A rhyme.\n\n${lined}\n\nThat was it.`)).toEqual([{ start: 10, end: 10 + lined.length }])
  })

  test('knows a stanza whose line breaks were lost', () => {
    expect(versesOf(lined.replace(/\n/g, ' '))).toHaveLength(1)
  })

  test.each([
    'The council met in May.\nIt chose a plan.\nThe plan was good.\nPeople liked it.',
    'Dear Ms Lin,\nI write about the road that the council promised us in the spring of last year.\nYours,\nA. Weber',
    '- Bread and milk\n- Eggs from the farm\n- A pound of flour',
    'She read The Times on the way, and then she went to The Hague with a friend of hers.',
  ])('leaves prose: %s', (text) => expect(versesOf(text)).toEqual([]))
})

test('keeps the shape of verse, its full and short forms, and the ends of its lines', () => {
  const { text } = humanize(lined, { mode: 'strong' })
  expect(text.split('\n').map((line) => line.split(' ').at(-1))).toEqual(
    lined.split('\n').map((line) => line.split(' ').at(-1)),
  )
  expect(text).toContain("it's said")
})
