import { expect, test } from 'vitest'
import { findIdentifiers } from './identifiers.ts'
import { latexText } from './latex-text.ts'
import { parseSources } from './parse-sources.ts'
import { readDate } from './read-date.ts'

const onlySource = (text: string) => {
  const { sources, faults } = parseSources(text)
  expect(faults).toEqual([])
  expect(sources).toHaveLength(1)
  const { id: _, ...source } = sources[0]!
  return source
}

test('reads a BibTeX article with macros, accents and pages', () => {
  const text = `@string{sea = "Sea Letters"}
  @Article{muller99,
    author = {M{\\"u}ller, J{\\'o}zsef and van der Berg, Anna and {World Health Organization} and others},
    title = "{Tides of the {North} Sea}: a \\emph{new} view",
    journal = sea # { B},
    year = 1999, month = mar, volume = {12}, number = 4, pages = {12--34},
    doi = {https://doi.org/10.1000/xyz(123)}, url = {https://sea.example/a\\_b}
  }`
  expect(onlySource(text)).toEqual({
    type: 'article-journal',
    title: 'Tides of the North Sea: a <i>new</i> view',
    author: [
      { family: 'Müller', given: 'József' },
      { family: 'Berg', given: 'Anna', 'non-dropping-particle': 'van der' },
      { literal: 'World Health Organization' },
    ],
    'container-title': 'Sea Letters B',
    issued: { 'date-parts': [[1999, 3]] },
    volume: '12',
    issue: '4',
    page: '12–34',
    DOI: '10.1000/xyz(123)',
    URL: 'https://sea.example/a_b',
  })
})

test('takes from a BibTeX crossref what the entry lacks', () => {
  const { sources } = parseSources(`@inproceedings{a, author = "Ann Owen", title = {Waves}, crossref = {proc}}
@proceedings{proc, title = {Conference on Seas}, year = {2001}, publisher = {ACM}}`)
  expect(sources[0]).toMatchObject({
    type: 'paper-conference',
    'container-title': 'Conference on Seas',
    publisher: 'ACM',
    issued: { 'date-parts': [[2001]] },
  })
})

test('names broken BibTeX entries and keeps the others', () => {
  const { sources, faults } = parseSources(`% ann@example.org writes here
@book{good, title = {One}, author = {Owen, A.}}
@book{open, title = {Two {never closed}
@book{empty}
@misc{nothing, note = {only a note}}
@comment{ignored}
@book{last, title = {Three}}`)
  expect(sources.map(({ title }) => title)).toEqual(['One', 'Three'])
  expect(faults).toEqual([
    { name: 'open', line: 3, reason: 'unclosed' },
    { name: 'empty', line: 4, reason: 'noKey' },
    { name: 'nothing', line: 5, reason: 'noTitle' },
  ])
})

test.each([
  ['G{\\"o}del', 'Gödel'],
  ['\\c{C}a\\u{g}lar', 'Çağlar'],
  ["\\v{S}kvoreck\\'{y}", 'Škvorecký'],
  ['Erd\\H{o}s', 'Erdős'],
  ['{\\AA}ngstr{\\"o}m and \\O{}re', 'Ångström and Øre'],
  ['na{\\"\\i}ve', 'naïve'],
  ['a -- b --- c', 'a – b — c'],
  ["``quoted'' it's", "“quoted” it's"],
  ['50\\% \\& more~words', '50% & more words'],
  ['H\\textsubscript{2}O', 'H<sub>2</sub>O'],
  ['$\\alpha$-helix', 'α-helix'],
  ['{{{', ''],
  ['\\', ''],
])('reads the LaTeX %j', (latex, text) => {
  expect(latexText(latex)).toBe(text)
})

test('reads RIS, with chapters, editors and dates', () => {
  const text = `TY  - CHAP\r\nAU  - Owen, Ann, Jr.\r\nAU  - UNESCO\r\nA2  - Grady, Jo\r\nTI  - Waves\r\nT2  - The Sea\r\nPY  - 2001\r\nDA  - 2001/05/17/\r\nSP  - 3\r\nEP  - 9\r\nSN  - 978-3-16-148410-0\r\nPB  - Knopf\r\nCY  - New York\r\nUR  - https://sea.example\r\nER  - \r\n`
  expect(onlySource(text)).toEqual({
    type: 'chapter',
    author: [{ family: 'Owen', given: 'Ann', suffix: 'Jr.' }, { literal: 'UNESCO' }],
    editor: [{ family: 'Grady', given: 'Jo' }],
    title: 'Waves',
    'container-title': 'The Sea',
    issued: { 'date-parts': [[2001, 5, 17]] },
    page: '3-9',
    ISBN: '978-3-16-148410-0',
    publisher: 'Knopf',
    'publisher-place': 'New York',
    URL: 'https://sea.example',
  })
})

test('names a RIS entry without an end', () => {
  const { sources, faults } = parseSources('TY  - BOOK\nTI  - One\nTY  - BOOK\nTI  - Two\nER  - \n')
  expect(sources.map(({ title }) => title)).toEqual(['Two'])
  expect(faults).toEqual([{ name: 'One', line: 1, reason: 'unclosed' }])
})

test('reads CSL-JSON, drops what is no field, and names what is no source', () => {
  const items = [
    { id: 'x', type: 'book', title: 'One', issued: '2001-05', author: [{ family: 'Owen' }], evil: { a: 1 } },
    { type: 'unheard-of', title: 'Two', volume: 3 },
    'no source',
    { type: 'book' },
  ]
  const { sources, faults } = parseSources(JSON.stringify(items))
  expect(sources.map(({ id: _, ...rest }) => rest)).toEqual([
    { type: 'book', title: 'One', issued: { 'date-parts': [[2001, 5]] }, author: [{ family: 'Owen' }] },
    { type: 'document', title: 'Two', volume: '3' },
  ])
  expect(faults.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
    'no source: notSource',
    '4: noTitle',
  ])
  expect(parseSources('[{"title": ').faults).toMatchObject([{ reason: 'notJson' }])
})

test.each([
  ['10.1037/ppm0000185', 'doi', '10.1037/ppm0000185'],
  ['https://doi.org/10.1000/xyz%28123%29.', 'doi', '10.1000/xyz(123)'],
  ['doi: 10.1000/182,', 'doi', '10.1000/182'],
  ['ISBN 978-3-16-148410-0', 'isbn', '9783161484100'],
  ['0-306-40615-2', 'isbn', '0306406152'],
  ['https://sea.example/a?b=1', 'url', 'https://sea.example/a?b=1'],
  ['www.sea.example', 'url', 'https://www.sea.example'],
])('recognises %j', (text, kind, value) => {
  expect(findIdentifiers(text)).toEqual([{ kind, value }])
})

test('recognises several identifiers, and no others', () => {
  expect(findIdentifiers('10.1000/1 10.1000/2\nhttps://sea.example')).toHaveLength(3)
  for (const text of [
    '978-3-16-148410-1',
    '1234567890',
    'two words',
    'javascript:alert(1)',
    'ftp://x.example',
  ])
    expect(findIdentifiers(text)).toEqual([])
  expect(parseSources('just words').faults).toEqual([
    { name: 'just words', line: 1, reason: 'unknownFormat' },
  ])
})

test.each([
  ['2020', [[2020]]],
  ['2020-05-17', [[2020, 5, 17]]],
  ['2020/05', [[2020, 5]]],
  ['17 May 2020', [[2020, 5, 17]]],
  ['May 17, 2020', [[2020, 5, 17]]],
  ['2019/2020', [[2019], [2020]]],
  ['2020-13-45', [[2020]]],
])('reads the date %s', (text, parts) => {
  expect(readDate(text)).toEqual({ 'date-parts': parts })
})

test('keeps a date that is no date as words', () => {
  expect(readDate('forthcoming')).toEqual({ literal: 'forthcoming' })
  expect(readDate('  ')).toBeUndefined()
})

test('reads 5,000 entries, also when none of them ends', () => {
  const entries = Array.from(
    { length: 5_000 },
    (_, i) => `@book{k${i}, title = {Book ${i}}, author = {Owen, A.}`,
  )
  expect(parseSources(entries.map((entry) => `${entry}}`).join('\n')).sources).toHaveLength(5_000)
  expect(parseSources(entries.join('\n')).faults).toHaveLength(5_000)
  expect(parseSources('@book{a, title = {'.repeat(50_000)).sources).toEqual([])
})

test.each([
  ['commands inside each other', `@book{a, title = {${'\\emph'.repeat(100_000)} Tides}}`],
  ['commands with the names of properties of objects', '@book{a, title = {\\constructor Tides \\toString}}'],
  [
    'objects in the place of texts',
    '[{"id": "a", "title": {"toString": 1}, "author": "x"}, {"title": "Tides"}]',
  ],
  ['many authors', `TY  - BOOK\nTI  - Tides\n${'AU  - Owen, A.\n'.repeat(50_000)}ER  - `],
])('reads a hostile list with %s', (_, text) => {
  const { sources } = parseSources(text)
  expect(sources).toHaveLength(1)
  expect(sources[0]!.title).not.toContain('function')
})

test('limits macros that double each other', () => {
  const macros = Array.from({ length: 60 }, (_, i) => `@string{m${i + 1} = m${i} # m${i}}`)
  const text = `@string{m0 = "0123456789"}\n${macros.join('\n')}\n@book{a, title = m60}`
  expect(parseSources(text).sources[0]?.title).toMatch(/^0123456789/)
})

test('reads BibTeX letters and signs that other programs export', () => {
  expect(latexText("{\\DJ}or{\\dj}evi{\\'c}")).toBe('Đorđević')
  expect(
    latexText('krill {\\textless}i{\\textgreater}Euphausia{\\textless}/i{\\textgreater} at 5{\\textdegree}C'),
  ).toBe('krill <i>Euphausia</i> at 5°C')
})

test.each([
  ['10.1007/978-3-642-00000-0\\_12', '10.1007/978-3-642-00000-0_12'],
  ['10.1007/978-3-642-00000-0{\\_}12', '10.1007/978-3-642-00000-0_12'],
  ['10.1000/a--b', '10.1000/a--b'],
  ['doi:10.1000/182', '10.1000/182'],
  ['doi: https://doi.org/10.1000/182', '10.1000/182'],
])('reads the DOI %s of BibTeX as %s', (written, doi) => {
  expect(onlySource(`@book{a, title={A}, doi={${written}}}`).DOI).toBe(doi)
})

test('reads the DOI of RIS without its prefix', () => {
  expect(onlySource('TY  - BOOK\nTI  - A\nDO  - doi:10.1000/182\nER  - ').DOI).toBe('10.1000/182')
})

test.each([
  [
    '10.1002/(SICI)1096-9861(19960129)365:1<113::AID-CNE9>3.0.CO;2-6',
    '10.1002/(SICI)1096-9861(19960129)365:1<113::AID-CNE9>3.0.CO;2-6',
  ],
  ['see 10.1175/1520-0477(1996)077<0935:WOTWSM>2.0.CO;2', '10.1175/1520-0477(1996)077<0935:WOTWSM>2.0.CO;2'],
  ['https://doi.org/10.1016/0009-2614(84)85645-6).', '10.1016/0009-2614(84)85645-6'],
  ['10.1000/xyz(123)', '10.1000/xyz(123)'],
  ['10.1000/182>', '10.1000/182'],
])('finds the whole DOI in %s', (text, value) => {
  expect(findIdentifiers(text)).toEqual([{ kind: 'doi', value }])
})

test('separates DOIs at semicolons', () => {
  expect(findIdentifiers('10.1000/1;10.1000/2; 10.1000/3').map(({ value }) => value)).toEqual([
    '10.1000/1',
    '10.1000/2',
    '10.1000/3',
  ])
})
