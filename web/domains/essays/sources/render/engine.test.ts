import { describe, expect, test } from 'vitest'
import { type CitationStyle, citationStyles } from '../../../../../contract/essays/citation-styles.ts'
import { createRenderer, renderCitations } from './engine.ts'
import { textOfRuns } from './entry-runs.ts'
import type { CitationRun } from './rendering.ts'
import { loadStyle } from './style-files.ts'

const name = (family: string, given: string) => ({ family, given })
const year = (...parts: number[]) => ({ 'date-parts': [parts] })

// The examples are those of the manuals, so that the expected forms are theirs and not ours.
const grady = {
  id: 'grady',
  type: 'article-journal',
  author: [
    name('Grady', 'J. S.'),
    name('Her', 'M.'),
    name('Moreno', 'G.'),
    name('Perez', 'C.'),
    name('Yelinek', 'J.'),
  ],
  title:
    'Emotions in storybooks: A comparison of storybooks that represent ethnic and racial groups in the United States',
  'container-title': 'Psychology of Popular Media Culture',
  volume: '8',
  issue: '3',
  page: '207-217',
  issued: year(2019),
  DOI: '10.1037/ppm0000185',
}
const baron = {
  id: 'baron',
  type: 'article-journal',
  author: [name('Baron', 'Naomi S.')],
  title: 'Redefining Reading: The Impact of Digital Communication Media',
  'container-title': 'PMLA',
  volume: '128',
  issue: '1',
  issued: year(2013, 1),
  page: '193-200',
}
const grazer = {
  id: 'grazer',
  type: 'book',
  author: [name('Grazer', 'Brian'), name('Fishman', 'Charles')],
  title: 'A Curious Mind: The Secret to a Bigger Life',
  'title-short': 'Curious Mind',
  publisher: 'Simon & Schuster',
  'publisher-place': 'New York',
  issued: year(2015),
}
const keng = {
  id: 'keng',
  type: 'article-journal',
  author: [name('Keng', 'Shao-Hsun'), name('Lin', 'Chun-Hung'), name('Orazem', 'Peter F.')],
  title: 'Expanding College Access in Taiwan, 1978–2014: Effects on Graduate Quality and Income Inequality',
  'title-short': 'Expanding College Access',
  'container-title': 'Journal of Human Capital',
  volume: '11',
  issue: '1',
  page: '1-34',
  issued: year(2017),
  DOI: '10.1086/690235',
}
const bell = {
  id: 'bell',
  type: 'book',
  author: [name('Bell', 'J.')],
  title: 'Doing your research project',
  publisher: 'Open University Press',
  'publisher-place': 'Maidenhead',
  issued: year(2014),
}
const klaus = {
  id: 'klaus',
  type: 'book',
  author: [name('Klaus', 'B.'), name('Horn', 'P.')],
  title: 'Robot Vision',
  publisher: 'MIT Press',
  'publisher-place': 'Cambridge, MA, USA',
  issued: year(1986),
}

type Cites = { id: string; [more: string]: unknown }[]

async function render(style: CitationStyle, sources: unknown[], ...citations: Cites[]) {
  const { bibliography, citations: made } = renderCitations({
    ...(await loadStyle(style)),
    sources,
    citations: citations.map((cites, i) => ({ key: `k${i}`, cites, note: i + 1 })),
  })
  return {
    texts: made.map(({ runs }) => textOfRuns(runs)),
    entries: bibliography.entries.map(({ runs }) => withMarks(runs)),
    citations: made,
    bibliography,
  }
}

/** Writes italics as asterisks. */
function withMarks(runs: CitationRun[]): string {
  return runs.map(({ text, italic }) => (italic ? `*${text}*` : text)).join('')
}

describe('the forms of the manuals', () => {
  test('APA: “Journal article references” and “Author–date citation system”, apastyle.apa.org (7th edition)', async () => {
    const { texts, entries, bibliography } = await render('apa', [grady], [{ id: 'grady', locator: '207' }])
    expect(texts).toEqual(['(Grady et al., 2019, p. 207)'])
    expect(entries).toEqual([
      'Grady, J. S., Her, M., Moreno, G., Perez, C., & Yelinek, J. (2019). Emotions in storybooks: A comparison of storybooks that represent ethnic and racial groups in the United States. *Psychology of Popular Media Culture*, *8*(3), 207–217. https://doi.org/10.1037/ppm0000185',
    ])
    expect(bibliography.isHanging).toBe(true)
  })

  test('MLA: “Works Cited: A Quick Guide” and “In-Text Citations”, style.mla.org (9th edition)', async () => {
    const { texts, entries } = await render('mla', [baron], [{ id: 'baron', locator: '194' }])
    expect(texts).toEqual(['(Baron 194)'])
    expect(entries).toEqual([
      'Baron, Naomi S. “Redefining Reading: The Impact of Digital Communication Media.” *PMLA*, vol. 128, no. 1, Jan. 2013, pp. 193–200.',
    ])
  })

  test('Chicago: “Author-Date: Sample Citations”, chicagomanualofstyle.org (17th edition)', async () => {
    const { texts, entries } = await render(
      'chicago',
      [grazer, keng],
      [{ id: 'grazer', locator: '12' }],
      [{ id: 'keng', locator: '9-10' }],
    )
    expect(texts).toEqual(['(Grazer and Fishman 2015, 12)', '(Keng, Lin, and Orazem 2017, 9–10)'])
    expect(entries).toEqual([
      'Grazer, Brian, and Charles Fishman. 2015. *A Curious Mind: The Secret to a Bigger Life*. New York: Simon & Schuster.',
      'Keng, Shao-Hsun, Chun-Hung Lin, and Peter F. Orazem. 2017. “Expanding College Access in Taiwan, 1978–2014: Effects on Graduate Quality and Income Inequality.” *Journal of Human Capital* 11 (1): 1–34. https://doi.org/10.1086/690235.',
    ])
  })

  test('Chicago notes: “Notes and Bibliography: Sample Citations”, chicagomanualofstyle.org (17th edition)', async () => {
    const { citations, entries } = await render(
      'chicago-notes',
      [grazer, keng],
      [{ id: 'grazer', locator: '12' }],
      [{ id: 'keng', locator: '9-10' }],
      [{ id: 'grazer', locator: '37' }],
      [{ id: 'keng', locator: '23' }],
    )
    expect(citations.map(({ runs }) => withMarks(runs))).toEqual([
      'Brian Grazer and Charles Fishman, *A Curious Mind: The Secret to a Bigger Life* (New York: Simon & Schuster, 2015), 12.',
      'Shao-Hsun Keng, Chun-Hung Lin, and Peter F. Orazem, “Expanding College Access in Taiwan, 1978–2014: Effects on Graduate Quality and Income Inequality,” *Journal of Human Capital* 11, no. 1 (2017): 9–10, https://doi.org/10.1086/690235.',
      'Grazer and Fishman, *Curious Mind*, 37.',
      'Keng, Lin, and Orazem, “Expanding College Access,” 23.',
    ])
    expect(entries.slice(0, 1)).toEqual([
      'Grazer, Brian, and Charles Fishman. *A Curious Mind: The Secret to a Bigger Life*. New York: Simon & Schuster, 2015.',
    ])
  })

  test('Harvard: Pears and Shields, Cite Them Right (12th edition), books', async () => {
    const { texts, entries } = await render('harvard', [bell], [{ id: 'bell', locator: '86' }])
    expect(texts).toEqual(['(Bell, 2014, p. 86)'])
    expect(entries).toEqual([
      'Bell, J. (2014) *Doing your research project*. Maidenhead: Open University Press.',
    ])
  })

  test('IEEE: “IEEE Reference Guide”, ieeeauthorcenter.ieee.org, books', async () => {
    const { texts, entries, bibliography } = await render('ieee', [klaus], [{ id: 'klaus' }])
    expect(texts).toEqual(['[1]'])
    expect(bibliography.entries[0]!.label).toEqual([{ text: '[1]' }])
    expect(entries).toEqual(['B. Klaus and P. Horn, *Robot Vision*. Cambridge, MA, USA: MIT Press, 1986.'])
  })
})

test('tells works of one author and year apart by letters', async () => {
  const books = ['One sea', 'Another sea'].map((title, i) => ({
    id: `b${i}`,
    type: 'book',
    title,
    author: [name('Owen', 'Ann')],
    issued: year(2020),
  }))
  const { texts } = await render('apa', books, [{ id: 'b0' }], [{ id: 'b1' }])
  expect(texts).toEqual(['(Owen, 2020b)', '(Owen, 2020a)'])
})

test('numbers IEEE sources in the order in which the text cites them', async () => {
  const { texts, bibliography } = await render(
    'ieee',
    [bell, klaus, baron],
    [{ id: 'klaus' }],
    [{ id: 'baron' }],
    [{ id: 'klaus' }, { id: 'bell' }],
  )
  expect(texts).toEqual(['[1]', '[2]', '[1], [3]'])
  expect(bibliography.entries.map(({ id }) => id)).toEqual(['klaus', 'baron', 'bell'])
})

test('writes words before and after, several sources, other places than pages, and leaves out an author', async () => {
  const { texts } = await render(
    'apa',
    [bell, klaus],
    [
      { id: 'bell', prefix: 'see', locator: '3', label: 'chapter' },
      { id: 'klaus', suffix: 'for robots' },
    ],
    [{ id: 'bell', suppressAuthor: true, locator: '86' }],
  )
  expect(texts).toEqual(['(see Bell, 2014, Chapter 3; Klaus & Horn, 1986 for robots)', '(2014, p. 86)'])
})

test.each<[CitationStyle, string[]]>([
  ['apa', ['Klaus and Horn (1986, p. 12)', 'see Bell (2014, my italics)', 'UNESCO (2001)', '(2014)']],
  ['mla', ['Klaus and Horn (12)', 'see Bell (my italics)', 'UNESCO', '(Bell)']],
  ['chicago', ['Klaus and Horn (1986, 12)', 'see Bell (2014, my italics)', 'UNESCO (2001)', '(2014)']],
  ['harvard', ['Klaus and Horn (1986, p. 12)', 'see Bell (2014, my italics)', 'UNESCO (2001)', '(2014)']],
  ['ieee', ['Klaus and Horn [1, p. 12]', 'see Bell [2], my italics', 'UNESCO [3]', '[2]']],
])('names the author in the sentence, in %s', async (style, forms) => {
  const unesco = {
    id: 'unesco',
    type: 'report',
    title: 'Seas',
    author: [{ literal: 'UNESCO' }],
    issued: year(2001),
  }
  const { texts } = await render(
    style,
    [klaus, bell, unesco],
    [{ id: 'klaus', narrative: true, locator: '12' }],
    [{ id: 'bell', narrative: true, prefix: 'see', suffix: 'my italics' }],
    [{ id: 'unesco', narrative: true }],
    [{ id: 'bell', suppressAuthor: true }],
  )
  expect(texts).toEqual(forms)
})

test.each(citationStyles)('prints sources that are still to be completed, in %s', async (style) => {
  const bare = [
    { id: 'doi', type: 'article-journal', DOI: '10.1000/182' },
    { id: 'isbn', type: 'book', ISBN: '9780140449136' },
    { id: 'names', type: 'book', title: 'Sea', author: [name('constructor', '__proto__')] },
  ]
  const { texts, entries } = await render(style, bare, [{ id: 'doi' }], [{ id: 'isbn' }], [{ id: 'names' }])
  expect(texts.join()).not.toMatch(/PRINTED|ERROR/)
  expect(texts.every((text) => text.length > 2)).toBe(true)
  expect(entries.join()).toContain('9780140449136')
})

test('marks citations of deleted sources, and keeps the others', async () => {
  const { citations, texts } = await render('apa', [bell], [{ id: 'gone' }], [{ id: 'gone' }, { id: 'bell' }])
  expect(citations.map(({ isMissing }) => isMissing)).toEqual([true, true])
  expect(texts).toEqual(['', '(Bell, 2014)'])
})

test.each(citationStyles)('renders what other devices may send as text, in %s', async (style) => {
  const bad = [
    { ...bell, title: '<img src=x onerror=alert(1)> & <script>', URL: 'javascript:alert(1)' },
    { id: 'n', title: 5, author: 'nobody', issued: { 'date-parts': [['x']] } },
    null,
    'text',
    { id: '<b>' },
  ]
  const { bibliography } = await render(style, bad, [{ id: 'bell' }], [{ id: 'n' }])
  const runs = bibliography.entries.flatMap((entry) => entry.runs)
  expect(textOfRuns(runs)).not.toMatch(/undefined|\[object/)
  expect(runs.map(({ link }) => link ?? '').join('')).not.toContain('javascript')
})

test('renders 300 citations of 100 sources', async () => {
  const sources = Array.from({ length: 100 }, (_, i) => ({ ...grady, id: `s${i}`, title: `Study ${i}` }))
  const citations = Array.from(
    { length: 300 },
    (_, i): Cites => [{ id: `s${(i * 7) % 100}`, locator: `${i}` }],
  )
  const { texts, entries } = await render('apa', sources, ...citations)
  expect(texts).toHaveLength(300)
  expect(new Set(entries).size).toBe(100)
})

test.each(['chicago', 'ieee', 'chicago-notes'] as const)(
  'renders changes one by one as it renders the whole essay, in %s',
  async (style) => {
    const files = await loadStyle(style)
    const sources = Array.from({ length: 8 }, (_, i) => ({
      ...bell,
      id: `s${i}`,
      title: `Study ${i}`,
      author: [name(i % 3 === 0 ? 'Bell' : 'Owen', i % 2 === 0 ? 'Ann' : 'Bea')],
      issued: year(2020 + (i % 2)),
    }))
    const render = createRenderer()
    let random = 7
    const pick = (count: number) => {
      random = (random * 1_103_515_245 + 12_345) % 2 ** 31
      return (random >> 8) % count
    }
    let citations: { key: string; cites: Cites }[] = []
    for (let step = 0; step < 20; step++) {
      const at = pick(citations.length + 1)
      const cites: Cites = [
        { id: `s${pick(8)}`, locator: String(step) },
        ...(pick(3) === 0 ? [{ id: `s${pick(8)}` }] : []),
      ]
      const kind = pick(4)
      if (kind === 0) citations = citations.filter((_, i) => i !== at)
      else if (kind === 1) citations = citations.map((each, i) => (i === at ? { ...each, cites } : each))
      else citations = citations.toSpliced(at, 0, { key: `k${step}`, cites })
      const request = { ...files, sources, citations: citations.map((each, i) => ({ ...each, note: i + 1 })) }
      expect(render(request)).toEqual(renderCitations(request))
    }
  },
)

describe('a source of which only a number is known', () => {
  const unknown = { id: 'unknown', type: 'article-journal', DOI: '10.1016/j.cities.2019.102514' }
  test.each(citationStyles)('is listed by its address, without a date, in %s', async (style) => {
    const citations = [{ key: '1', cites: [{ id: 'unknown' }], note: 1 }]
    const { bibliography } = renderCitations({ ...(await loadStyle(style)), sources: [unknown], citations })
    expect(bibliography.entries.map(({ runs }) => textOfRuns(runs))).toEqual([
      'https://doi.org/10.1016/j.cities.2019.102514',
    ])
  })
})

test('leaves the words before a citation to the sentence where its author is in it and the style has notes', async () => {
  const cites = [{ id: 'grazer', narrative: true, prefix: 'as', suffix: 'and passim' }]
  const citations = [{ key: '1', cites, note: 1 }]
  const made = renderCitations({ ...(await loadStyle('chicago-notes')), sources: [grazer], citations })
  const [note] = made.citations.map(({ runs }) => textOfRuns(runs))
  expect(note).toMatch(/^Brian Grazer and Charles Fishman, A Curious Mind/)
  expect(note).toContain('and passim')
})
