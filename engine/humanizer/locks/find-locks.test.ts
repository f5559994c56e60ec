import { describe, expect, test } from 'vitest'
import { findLocks } from './find-locks.ts'
import type { LockKind } from './lock.ts'

function locksOf(text: string, words: string[] = []): string[] {
  return findLocks(text, words).map((lock) => lock.text)
}

const keptTexts: readonly (readonly [LockKind, string, string])[] = [
  ['quotation', 'She said “we utilize it” and left.', '“we utilize it”'],
  ['quotation', 'She said "we utilize it" and left.', '"we utilize it"'],
  ['quotation', "He called it 'a crucial step' then.", "'a crucial step'"],
  ['quotation', 'Er sagte „gut” und ging.', '„gut”'],
  [
    'citation',
    'This holds (Smith & Jones, 2019, p. 4; Lee, 2020).',
    '(Smith & Jones, 2019, p. 4; Lee, 2020)',
  ],
  ['citation', 'Here, Smith et al. (2020) say that it rains.', 'Smith et al. (2020)'],
  ['citation', 'It was known before [1, 3–5].', '[1, 3–5]'],
  ['citation', 'It rains (Smith 45).', '(Smith 45)'],
  ['citation', 'See § 12(a) for more.', '§ 12(a)'],
  ['citation', 'See Table 3 for more.', 'Table 3'],
  ['number', 'It rose by 12.5% then.', '12.5%'],
  ['number', 'It cost $1,200 in all.', '$1,200'],
  ['number', 'It took twenty-three days in all.', 'twenty-three days'],
  ['number', 'It weighs 3.5 kg now.', '3.5 kg'],
  ['number', 'One of the three boats sank.', 'One of'],
  ['number', 'Only one in ten came.', 'one in'],
  ['date', 'It began on 3 March 2021 there.', '3 March 2021'],
  ['date', 'It began at 10:30 am there.', '10:30 am'],
  ['date', 'In the 1990s it rained.', '1990s'],
  ['name', 'Then the Bank of England spoke.', 'Bank of England'],
  ['name', 'Then NASA spoke.', 'NASA'],
  ['url', 'See https://example.org/a?b=1 for more.', 'https://example.org/a?b=1'],
  ['email', 'Write to jane.doe@example.org today.', 'jane.doe@example.org'],
  ['code', 'Call `utilize()` now.', '`utilize()`'],
  ['code', 'Text\n\n```js\nconst utilize = 1\n```\n\nText', '```js\nconst utilize = 1\n```'],
  ['formula', 'Here $a^2 + b^2 = c^2$ holds.', '$a^2 + b^2 = c^2$'],
  ['formula', 'We know that E = mc^2 holds.', 'E = mc^2'],
  ['markdown', '# A crucial title\n\nText.', '# A crucial title'],
  ['markdown', '| crucial | pivotal |\n| --- | --- |\n| a | b |', '| crucial | pivotal |'],
  ['markdown', '> We utilize it.\n\nText.', '> We utilize it.'],
  ['markdown', 'See [the crucial page](https://example.org) now.', '[the crucial page](https://example.org)'],
]

describe('findLocks', () => {
  test.each(keptTexts)('keeps a %s in "%s"', (kind, text, span) => {
    const lock = findLocks(text).find((each) => each.text === span)
    expect(lock?.kind).toBe(kind)
    expect(text.slice(lock?.start, lock?.end)).toBe(span)
  })

  test("keeps the user's own words, whatever their case", () => {
    expect(locksOf('Crucial words are crucial.', ['crucial'])).toEqual(['Crucial', 'crucial'])
  })

  test.each([
    [
      'signs of regular expressions',
      ['C++', '.NET', 'a|b', '(x)', '$1', '[a-z]', '\\d'],
      'C++ .NET a|b (x) $1 [a-z] \\d',
    ],
    ['words that overlap', ['crucial role', 'role of tools', 'crucial'], 'crucial role of tools'],
    ['plurals', ['tool', 'match'], 'tools matches tool match'],
    ['another apostrophe', ["user's"], 'user’s'],
    ['a letter in two pieces', ['café'], 'cafe\u0301'],
    ['other spaces', ['crucial  role'], 'crucial\nrole'],
  ])("keeps the user's words with %s", (_, words, kept) => {
    const text = `So ${kept} utilizes toolset`
    const cover = findLocks(text, words)
      .filter((lock) => lock.kind === 'user')
      .map((lock) => lock.text)
      .join('')
    expect(cover.replace(/\s/g, '')).toBe(kept.replace(/\s/g, ''))
  })

  test('keeps speech whose first mark was lost, where the marks of two speakers meet', () => {
    const text = 'Yes, that is all. It is exhausting! "" I enjoyed it. It is crucial. "" Did you? "'
    expect(locksOf(text)).toEqual([text])
    expect(locksOf('The value "" is crucial here.')).not.toContain('The value "" is crucial here.')
  })

  test('keeps an unclosed quotation to the end of its paragraph', () => {
    expect(locksOf('She said “we utilize it.\n\nWe left.')).toContain('“we utilize it.')
  })

  test('keeps the list of references to the end', () => {
    expect(locksOf('Text here.\n\nReferences\n\nSmith, J. (2020). A crucial book.')).toContain(
      'References\n\nSmith, J. (2020). A crucial book.',
    )
  })

  test('keeps verse as it is', () => {
    const verse =
      'The crucial moon is high\nAnd bustling stars are near\nThey delve into the sky\nThat showcases no fear'
    expect(locksOf(verse)).toEqual([verse])
  })

  test('locks nothing in plain prose', () => {
    expect(locksOf('The cat sat on the mat and slept well.')).toEqual([])
    expect(locksOf('It is one of the most important steps.')).toEqual([])
  })

  test('never overlaps and stays in order', () => {
    const locks = findLocks(
      'In March 2021, Smith (2020) paid "3 million dollars" to NASA at https://a.org/b (see Table 2).',
    )
    for (let i = 1; i < locks.length; i++)
      expect(locks[i]?.start).toBeGreaterThanOrEqual(locks[i - 1]?.end ?? 0)
  })

  test.each(['a-', 'a.', 'A.', 'Aa ', ' ', '_', '1 ', '(1', '§1.', '[^', '$1', '\\[', '"', '{}', 'May '])(
    'comes to the end of a long text that repeats %j, and cuts no lock out of order',
    (unit) => {
      const text = unit.repeat(60_000)
      const locks = findLocks(text)
      expect(locks.every((lock, i) => lock.start >= (locks[i - 1]?.end ?? 0))).toBe(true)
      expect(locks.at(-1)?.end ?? 0).toBeLessThanOrEqual(text.length)
    },
  )
})
