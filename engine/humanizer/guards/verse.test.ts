import { describe, expect, it } from 'vitest'
import { humanize } from '../rewrite/humanize.ts'
import { versesOf } from './verse.ts'

const LINED =
  "In the land of atoms, where protons did play,\nA tiny world of wonder, in a most curious way,\nThere lived a nucleus, so bright and so small,\nAnd it's said that its pull was the strongest of all."

describe('versesOf', () => {
  it('knows the lines of a stanza', () => {
    expect(versesOf(`A rhyme.\n\n${LINED}\n\nThat was it.`)).toEqual([{ start: 10, end: 10 + LINED.length }])
  })

  it('knows a stanza whose line breaks were lost', () => {
    expect(versesOf(LINED.replace(/\n/g, ' '))).toHaveLength(1)
  })

  it.each([
    'The council met in May.\nIt chose a plan.\nThe plan was good.\nPeople liked it.',
    'Dear Ms Lin,\nI write about the road that the council promised us in the spring of last year.\nYours,\nA. Weber',
    '- Bread and milk\n- Eggs from the farm\n- A pound of flour',
    'She read The Times on the way, and then she went to The Hague with a friend of hers.',
  ])('leaves prose: %s', (text) => expect(versesOf(text)).toEqual([]))
})

it('keeps the shape of verse, its full and short forms, and the ends of its lines', () => {
  const { text } = humanize(LINED, { mode: 'strong' })
  expect(text.split('\n').map((line) => line.split(' ').at(-1))).toEqual(
    LINED.split('\n').map((line) => line.split(' ').at(-1)),
  )
  expect(text).toContain("it's said")
})
