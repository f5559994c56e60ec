import { expect, test } from 'vitest'
import { matchSource, prepareText } from './match-source.ts'
import { sumUp } from './sum-up.ts'

const tides =
  'The moon raises the water of the oceans on both sides of the earth, and the land turns under the two bulges once a day.'
const other =
  'Bakers in the old town open their shops at four in the morning and sell the first loaves to fishermen on their way home.'

function check(text: string, ...sources: string[]) {
  const prepared = prepareText(text)
  const found = sources.flatMap((source, i) => matchSource(prepared, { id: String(i), text: source }) ?? [])
  return sumUp(text, found)
}
const copied = (text: string, ...sources: string[]) =>
  check(text, ...sources).segments.map(({ start, end }) => text.slice(start, end))

test('finds a copied sentence and maps it to both texts', () => {
  const text = `My own beginning. ${tides} And my own end.`
  const result = check(text, `${other} ${tides} ${other}`)
  expect(copied(text, `${other} ${tides} ${other}`)).toEqual([tides.slice(0, -1)])
  const [passage] = result.sources[0]!.passages
  expect(text.slice(passage!.start, passage!.end)).toBe(tides.slice(0, -1))
  expect(passage!.there.text.slice(passage!.there.start, passage!.there.end)).toBe(tides.slice(0, -1))
  expect(result.words).toBe(32)
  expect(result.sources[0]!.words).toBe(25)
})

test('finds nothing in texts that share no passage', () => {
  expect(check(tides, other)).toMatchObject({ segments: [], sources: [], words: 25 })
})

test('finds every shared run of eight words, wherever it is', () => {
  const words = Array.from({ length: 40 }, (_, i) => `word${i}`)
  for (let from = 0; from + 8 <= words.length; from++) {
    const run = words.slice(from, from + 8).join(' ')
    expect(copied(`Quite before ${run} quite after`, `${other} ${run} ${other}`), run).toEqual([run])
  }
})

test('does not count seven words', () => {
  expect(
    copied('raises the water of the oceans both', 'It raises the water of the oceans both ways.'),
  ).toEqual([])
})

test.each([
  ['case and punctuation', tides.toUpperCase().replaceAll(' ', ' -- ')],
  ['zero-width characters', [...tides].join('\u200b')],
  ['soft hyphens', tides.replaceAll('ea', 'e\u00ada')],
  ['Cyrillic look-alikes', tides.replaceAll('o', 'о').replaceAll('e', 'е').replaceAll('T', 'Т')],
  ['mathematical letters', tides.replaceAll('a', '𝐚').replaceAll('s', '𝘀')],
  ['full-width letters', tides.replaceAll('n', 'ｎ')],
  ['accents', tides.replaceAll('o', 'ò')],
  ['a hyphen at the end of a line', tides.replace('oceans', 'oce-\n  ans')],
])('sees through a disguise: %s', (_, disguised) => {
  const result = check(`Before it. ${disguised} After it.`, tides)
  expect(result.sources[0]?.words).toBe(25)
  const { start, end } = result.segments[0]!
  expect(`Before it. ${disguised} After it.`.slice(start, end)).toContain(disguised.slice(0, 3))
})

test('keeps a passage together across a few changed words, and does not count those', () => {
  const changed = tides.replace('oceans', 'deep blue seas').replace('once a day', 'daily')
  const result = check(changed, tides)
  expect(result.sources[0]!.passages).toHaveLength(1)
  expect(result.segments.map(({ start, end }) => changed.slice(start, end))).toEqual([
    'The moon raises the water of the',
    'on both sides of the earth, and the land turns under the two bulges',
  ])
})

test('does not count stock phrases and function words', () => {
  const stock = 'it should be noted that on the other hand in order to'
  expect(copied(`${stock} we sail.`, `They write ${stock} rest.`)).toEqual([])
})

test('names each source of a part that several have', () => {
  const result = check(`${tides} ${other}`, tides, `${tides} ${other}`)
  expect(result.sources.map(({ id, words }) => [id, words])).toEqual([
    ['1', 49],
    ['0', 25],
  ])
  expect(result.segments.map(({ words, sources }) => [words, sources])).toEqual([
    [25, [0, 1]],
    [24, [0]],
  ])
})

test('marks quotations and the bibliography, so that they can be left out', () => {
  const text = `He writes: “${tides}”\n\n${other}\n\nReferences\n\nNewton, I. (1687). ${tides}`
  const result = check(text, `${tides} ${other}`)
  expect(result.segments.map(({ words, inside }) => [words, inside])).toEqual([
    [25, 'quotation'],
    [24, null],
    [25, 'bibliography'],
  ])
  expect(result.excluded).toEqual({ quotation: 25, bibliography: 29 })
})

test.each([
  ['single marks around an apostrophe', `She asks: ‘It’s true that ${tides}’ Then not.`, 28],
  ['German marks', `Sie schreibt: „${tides}“ Dann nicht.`, 25],
  ['French marks', `Elle écrit : « ${tides} » Puis non.`, 25],
  ['marks inside others', `He writes: “Then ‘${tides}’ again.” Not this.`, 27],
  ['a block quotation of Markdown', `He writes:\n\n> ${tides}\n\nNot this.`, 25],
])('leaves out a quotation: %s', (_, text, quoted) => {
  expect(check(text, tides).excluded.quotation).toBe(quoted)
})

test.each([
  ['inches', `A board of 6" and ${tides} Then a board of 5" more.`],
  ['an apostrophe', `In the ‘90s ${tides} The pilots’ view.`],
  ['a mark that is not closed in its paragraph', `He writes: “${tides}\n\nAnd so on.”`],
])('counts what is not quoted: %s', (_, text) => {
  expect(check(text, tides).excluded.quotation).toBe(0)
})

test('reads a text of opening marks in linear time', () => {
  const from = performance.now()
  for (const mark of ['“', '‘', '"', '«', '„'])
    expect(check(` ${mark}a`.repeat(200_000), tides).sources).toEqual([])
  expect(performance.now() - from).toBeLessThan(20_000)
})

test('compares Chinese without spaces by its characters', () => {
  const sentence = '月亮的引力使地球两侧的海水上升形成潮汐现象每天两次'
  const text = `我认为。${sentence}。这是我的看法。`
  expect(copied(text, `书中写道${sentence}作者`)).toEqual([sentence])
  expect(check(text, sentence).unit).toBe('characters')
  expect(copied('潮汐现象每天两次', '潮汐现象每天两次发生')).toEqual([])
})

test.each(['', ' \n', '—…!?', '\ud800', '\u200b'])('reads a text without words: %j', (text) => {
  expect(check(text, tides)).toMatchObject({ words: 0, segments: [] })
  expect(check(tides, text).segments).toEqual([])
})

test('counts every repetition of a copied sentence, in linear time', () => {
  const repeated = `${tides} `.repeat(10_000)
  const from = performance.now()
  expect(check(repeated, tides).segments).toHaveLength(10_000)
  expect(check(repeated, repeated).sources[0]!.words).toBe(250_000)
  expect(check(tides, repeated).sources[0]!.words).toBe(25)
  expect(check('a '.repeat(200_000), 'a '.repeat(200_000)).segments).toEqual([])
  expect(performance.now() - from).toBeLessThan(20_000)
})

test('shows the start of a long passage and says that it is cut', () => {
  const long = Array.from({ length: 2_000 }, (_, i) => `word${i}`).join(' ')
  const { there } = check(long, long).sources[0]!.passages[0]!
  expect(there.isCut).toBe(true)
  expect(there.text.length).toBeLessThan(1_500)
  expect(there.runs).toEqual([{ start: 0, end: there.text.length }])
})
