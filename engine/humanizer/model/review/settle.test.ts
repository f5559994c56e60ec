import { expect, test } from 'vitest'
import { tagText } from '../../language/tagged-text.ts'
import type { Verdict } from '../ask/verdict.ts'
import type { Version } from '../versions/version.ts'
import { type Review, settle } from './settle.ts'

const tagged = tagText(
  'Technology has fundamentally transformed the landscape of modern education. It empowers students to navigate complex topics.',
)

function version(index: number, text: string): Version {
  const { start, end } = tagged.sentences[index] as { start: number; end: number }
  return { from: index, to: index, start, end, text, natural: 3, doubt: 0 }
}

const first = version(0, 'Schools have changed a lot because of the computers that they use.')
const second = version(1, 'With these, students can get through hard topics.')
const other = version(1, 'Students get through hard topics with it.')
const versions = [first, second, other]
const composer = { tagged, mode: 'strong', pause: async () => {}, isStopped: () => false } as const
const composed = new Map([
  [0, first],
  [1, second],
])

const textsOf = (chosen: ReadonlyMap<number, Version>) => [...chosen.values()].map(({ text }) => text)

/** A reader who gives each version its verdict, and counts how often he is asked. */
function reader(verdicts: ReadonlyMap<Version, Verdict>): { review: Review; readings: () => number } {
  let readings = 0
  const byText = new Map([...verdicts].map(([{ text }, verdict]) => [text, verdict]))
  const review: Review = async (places) => {
    readings++
    return new Map(
      places.flatMap((place) => {
        const verdict = byText.get(place.text)
        return verdict ? [[place, verdict] as const] : []
      }),
    )
  }
  return { review, readings: () => readings }
}

test('keeps what reads right, and asks for it once', async () => {
  const { review, readings } = reader(new Map(versions.map((each) => [each, 'right'])))
  const settled = await settle(composer, versions, composed, review)
  expect(textsOf(settled.chosen)).toEqual(textsOf(composed))
  expect(readings()).toBe(1)
})

test('composes again without what reads wrong', async () => {
  const { review } = reader(
    new Map([
      [first, 'right'],
      [second, 'wrong'],
      [other, 'right'],
    ]),
  )
  const settled = textsOf((await settle(composer, versions, composed, review)).chosen)
  expect(settled).toContain(first.text)
  expect(settled).not.toContain(second.text)
})

test('prefers what reads right to what reads stiff', async () => {
  const twin = { ...second, text: 'With these, students can get through topics that are hard.' }
  const { review } = reader(
    new Map([
      [first, 'right'],
      [second, 'stiff'],
      [twin, 'right'],
    ]),
  )
  const settled = textsOf((await settle(composer, [first, second, twin], composed, review)).chosen)
  expect(settled).toContain(twin.text)
})

test('drops what no reading has passed', async () => {
  const { review, readings } = reader(new Map([[first, 'right']]))
  expect(textsOf((await settle(composer, versions, composed, review)).chosen)).toEqual([first.text])
  expect(readings()).toBe(3)
})

test('keeps the composition of a model that gives no verdicts', async () => {
  const { review } = reader(new Map())
  expect((await settle(composer, versions, composed, review)).chosen).toEqual(composed)
})

test('keeps places that could not be read, beside those that were', async () => {
  const review: Review = async (places) =>
    new Map(places.map((place) => [place, place === first ? ('right' as const) : null]))
  const { chosen } = await settle(composer, versions, composed, review)
  expect(textsOf(chosen)).toEqual(textsOf(composed))
})

test('names what says something else, so that it is not offered', async () => {
  const { review } = reader(new Map(versions.map((each) => [each, each === second ? 'wrong' : 'right'])))
  expect([...(await settle(composer, versions, composed, review)).refused]).toEqual([second])
})
