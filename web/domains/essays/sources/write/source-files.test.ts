import { expect, test } from 'vitest'
import { readSource, type Source } from '../../../../../contract/essays/sources.ts'
import { parseSources } from '../parse/parse-sources.ts'
import { sourceWriters } from './source-files.ts'

const sources = [
  {
    id: 'a',
    type: 'article-journal',
    title: 'Tides & <i>waves</i> of {100%} of the sea_bed',
    author: [
      { family: 'Berg', given: 'Anna', 'non-dropping-particle': 'van der' },
      { family: 'King', given: 'Martin Luther', suffix: 'Jr.' },
      { literal: 'World Health Organization' },
    ],
    'container-title': 'Sea Letters & Notes',
    volume: '8',
    issue: '3',
    page: '207–217',
    issued: { 'date-parts': [[2019, 7]] },
    DOI: '10.1037/ppm_0000185',
    incomplete: 'a reason',
  },
  {
    id: 'b',
    type: 'chapter',
    title: 'Müllers Čas',
    author: [{ family: 'Owen', given: 'Ann' }],
    editor: [{ family: 'Grady', given: 'Jo' }],
    'container-title': 'The Sea',
    publisher: 'Knopf',
    'publisher-place': 'New York',
    page: '3',
    issued: { 'date-parts': [[2001]] },
    ISBN: '9783161484100',
  },
  {
    id: 'c',
    type: 'webpage',
    title: 'A page',
    URL: 'https://sea.example/a_b?c=1&d=%7Bx%7D',
    accessed: { 'date-parts': [[2024, 5, 17]] },
  },
].map((each) => readSource(each)!)

const readBack = (format: 'bib' | 'ris' | 'json') => {
  const { sources: read, faults } = parseSources(sourceWriters[format].write(sources))
  expect(faults).toEqual([])
  return read.map(({ id: _, ...rest }) => rest)
}
const expected = (change: (source: Source) => object = (source) => source) =>
  sources.map((source) => {
    const { id: _, incomplete: __, ...rest } = change(source) as Source
    return rest
  })

test('CSL-JSON keeps all but the reason to complete a source', () => {
  expect(readBack('json')).toEqual(expected())
})

test('BibTeX keeps names, accents, signs, pages and addresses', () => {
  const [article, chapter, page] = readBack('bib')
  const [first, second] = expected()
  expect(article).toEqual({ ...first, title: 'Tides & <i>waves</i> of 100% of the sea_bed' })
  expect(chapter).toEqual(second)
  expect(page).toMatchObject({ title: 'A page', URL: sources[2]!.URL, accessed: sources[2]!.accessed })
})

test('BibTeX gives each source a key of its own', () => {
  const two = [sources[1]!, { ...sources[1]!, id: 'd' }]
  expect(sourceWriters.bib.write(two)).toMatch(
    /@incollection\{owen2001mullers,[\s\S]*@incollection\{owen2001mullers-2,/,
  )
})

test('RIS keeps names, dates, pages and numbers', () => {
  const [article, chapter, page] = readBack('ris')
  const [first, second, third] = expected()
  expect(article).toEqual({
    ...first,
    // RIS has no particles.
    author: [{ family: 'van der Berg', given: 'Anna' }, ...sources[0]!.author!.slice(1)],
    page: '207-217',
  })
  expect(chapter).toEqual(second)
  expect(page).toEqual(third)
})
