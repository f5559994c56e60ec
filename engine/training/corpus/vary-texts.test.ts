import { expect, test } from 'vitest'
import { labelled } from './test-corpus.ts'
import { varyTexts } from './vary-texts.ts'

const text =
  'The ferry was late, as it often is, and we did not mind. The captain sold apples, pears, and plums. It is a small boat. They are kind people. The harbour does not close at night, but the cafe does. We walked home along the wall.'
const both = Array.from({ length: 2_000 }, (_, i) =>
  labelled({ text, label: i % 2 === 0 ? 'ai' : 'human', domain: i % 2 === 0 ? 'story' : 'news' }),
)
const varied = varyTexts(both)

function shareOf(label: string, has: (text: string) => boolean): number {
  const ofLabel = varied.filter((document) => document.label === label)
  return ofLabel.filter((document) => has(document.text)).length / ofLabel.length
}

test('gives people and models the same rates of dashes, semicolons, layout and sign-offs', () => {
  const habits: [has: (text: string) => boolean, rate: number][] = [
    [(of) => of.includes(' — '), 0.2],
    [(of) => of.includes(';'), 0.13],
    [(of) => of.includes('\n'), 0.65],
    [(of) => /(?:^|\n)- /.test(of), 0.07],
    [(of) => of.includes("n't"), 0.15],
  ]
  for (const [has, rate] of habits) {
    expect(Math.abs(shareOf('ai', has) - shareOf('human', has))).toBeLessThan(0.06)
    expect(Math.abs(shareOf('ai', has) - rate)).toBeLessThan(0.08)
  }
})

test('varies the same texts in the same way, and keeps everything but the text', () => {
  expect(varyTexts(both)).toEqual(varied)
  const withoutText = ({ text: _, ...rest }: (typeof both)[number]) => rest
  expect(varied.map(withoutText)).toEqual(both.map(withoutText))
  expect(varied.some((document) => document.text === text)).toBe(true)
})

test('keeps the layout of a text that has its own', () => {
  const own = labelled({ text: 'A first line here.\n\nA second line. And a third one.' })
  for (const { text: next } of varyTexts(Array.from({ length: 50 }, () => own)))
    expect(next).toMatch(/A first line here\.\n\nA second line/)
})
