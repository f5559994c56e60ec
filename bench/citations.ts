import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { type CitationStyle, citationStyles } from '../contract/essays/citation-styles.ts'
import { parseSources } from '../web/domains/essays/sources/parse/parse-sources.ts'
import { createRenderer } from '../web/domains/essays/sources/render/engine.ts'
import { printTable } from './support/table.ts'

const sourceCount = 100
const citationCount = 300
const entryCount = 5_000
const folder = new URL('../web/domains/essays/sources/render/styles/', import.meta.url)
const files: Record<CitationStyle, string> = {
  apa: 'apa.csl',
  mla: 'modern-language-association.csl',
  chicago: 'chicago-author-date.csl',
  'chicago-notes': 'chicago-fullnote-bibliography.csl',
  harvard: 'harvard-cite-them-right.csl',
  ieee: 'ieee.csl',
}
const chunks = ['render-worker', 'parse-worker', 'sources-panel', 'citing-parts']

const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')

function bibtex(count: number): string {
  const entries = Array.from(
    { length: count },
    (_, i) =>
      `@article{k${i}, author = {Owen${i}, Ann and Gr{\\"a}dy, Jo}, title = {Tides of the sea, part ${i}}, journal = {Sea Letters}, year = ${1950 + (i % 70)}, volume = ${i % 40}, pages = {${i}--${i + 9}}}`,
  )
  return entries.join('\n')
}

/** Measures the rendering of an essay's citations, the reading of a large library, and the scripts that both need. */
export async function benchCitations(): Promise<void> {
  const { sources } = parseSources(bibtex(sourceCount))
  const citations = Array.from({ length: citationCount }, (_, i) => ({
    key: String(i),
    cites: [{ id: sources[(i * 7) % sourceCount]!.id, locator: String(i) }],
    note: i + 1,
  }))
  const locales = { 'en-US': read('locales-american.xml'), 'en-GB': read('locales-british.xml') }
  const rows = citationStyles.map((style) => {
    const request = { style, styleXml: read(files[style]), language: 'en-US', locales, sources, citations }
    const render = createRenderer()
    const all = milliseconds(() => render(request))
    const changed = citations.map((each, i) => (i === 150 ? { ...each, cites: citations[9]!.cites } : each))
    return [style, all, milliseconds(() => render({ ...request, citations: changed }))]
  })
  printTable(
    `Rendering of ${citationCount} citations of ${sourceCount} sources, in a worker of the page`,
    ['style', 'all, ms', 'after one change, ms'],
    rows,
  )
  const library = bibtex(entryCount)
  const parsing = milliseconds(() => parseSources(library))
  printTable('Reading BibTeX, in a worker of the page', ['entries', 'ms'], [[entryCount, parsing]])
  printTable('Scripts, loaded when they are first needed', ['chunk', 'compressed, KB'], sizes())
}

function milliseconds(run: () => unknown): number {
  const from = performance.now()
  run()
  return Math.round(performance.now() - from)
}

function sizes(): (string | number)[][] {
  const assets = new URL('../build/web/assets/', import.meta.url)
  if (!existsSync(assets)) return [['npm run build first', 0]]
  const built = readdirSync(assets)
  return chunks.map((chunk) => {
    const file = built.find((name) => name.startsWith(`${chunk}-`) && name.endsWith('.js.gz'))
    return [chunk, file ? Math.round(statSync(new URL(file, assets)).size / 1_000) : 0]
  })
}
