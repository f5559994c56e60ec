import type { Source, SourceName, SourceType } from '../../../../../contract/essays/sources.ts'

const types: Partial<Record<SourceType, string>> = {
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  book: 'book',
  chapter: 'incollection',
  'paper-conference': 'inproceedings',
  thesis: 'phdthesis',
  report: 'techreport',
  manuscript: 'unpublished',
}
const containers: Record<string, string> = { article: 'journal' }
const publishers: Record<string, string> = { phdthesis: 'school', techreport: 'institution' }

/** Writes BibTeX in UTF-8, with keys such as `owen2020tides`. */
export function writeBibtex(sources: Source[]): string {
  const used = new Map<string, number>()
  return sources.map((source) => `${entryOf(source, used)}\n`).join('\n')
}

function entryOf(source: Source, used: Map<string, number>): string {
  const type = types[source.type] ?? 'misc'
  const [year, month] = source.issued?.['date-parts']?.[0] ?? []
  const fields: [string, string | undefined][] = [
    ['author', namesOf(source.author)],
    ['editor', namesOf(source.editor)],
    ['translator', namesOf(source.translator)],
    ['title', titleOf(source.title)],
    [containers[type] ?? 'booktitle', escapeOf(source['container-title'])],
    ['series', escapeOf(source['collection-title'])],
    ['year', year === undefined ? escapeOf(source.issued?.literal) : String(year)],
    ['month', month === undefined ? undefined : String(month)],
    ['volume', escapeOf(source.volume)],
    ['number', escapeOf(source.issue ?? source.number)],
    ['pages', source.page?.replace(/[-–]+/g, '--')],
    ['edition', escapeOf(source.edition)],
    [publishers[type] ?? 'publisher', escapeOf(source.publisher)],
    ['address', escapeOf(source['publisher-place'])],
    ['type', source.genre && type !== 'misc' ? escapeOf(source.genre) : undefined],
    ['doi', source.DOI],
    ['isbn', source.ISBN],
    ['issn', source.ISSN],
    ['url', source.URL?.replace(/[{}]/g, encodeURIComponent)],
    ['urldate', dateOf(source)],
    ['note', escapeOf(source.note)],
  ]
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []))
  return `@${type}{${keyOf(source, used)},\n${lines.join(',\n')}\n}`
}

function dateOf({ accessed }: Source): string | undefined {
  return accessed?.['date-parts']?.[0]?.map((part) => String(part).padStart(2, '0')).join('-')
}

function keyOf({ author, editor, issued, title }: Source, used: Map<string, number>): string {
  const [first] = author ?? editor ?? []
  const word = (title ?? '').split(/\s+/).find((each) => each.length > 3) ?? ''
  const parts = [first?.family ?? first?.literal ?? '', issued?.['date-parts']?.[0]?.[0] ?? '', word]
  const plain = parts
    .join('')
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
  const key = plain || 'source'
  const count = used.get(key) ?? 0
  used.set(key, count + 1)
  return count === 0 ? key : `${key}-${count + 1}`
}

function namesOf(names: SourceName[] | undefined): string | undefined {
  return names
    ?.map(({ family, given, literal, suffix, 'non-dropping-particle': particle }) => {
      if (literal) return `{${escapeOf(literal)}}`
      const last = [particle, family].filter(Boolean).join(' ')
      return [last, suffix, given].filter(Boolean).map(escapeOf).join(', ')
    })
    .join(' and ')
}

const formats: Record<string, string> = {
  i: 'textit',
  b: 'textbf',
  sup: 'textsuperscript',
  sub: 'textsubscript',
}

/** The tags that CSL allows in a title become commands; braces keep its capital letters. */
function titleOf(title: string | undefined): string | undefined {
  if (!title) return undefined
  const tagged = escapeOf(title)!
    .replace(/<(i|b|sup|sub)>/g, (_, tag: string) => `\\${formats[tag]}{`)
    .replace(/<\/(?:i|b|sup|sub)>/g, '}')
  return `{${balanced(tagged)}}`
}

function balanced(text: string): string {
  let depth = 0
  for (const character of text.replace(/\\[{}]/g, '')) {
    if (character === '{') depth++
    else if (character === '}' && --depth < 0) return text.replace(/[{}]/g, '')
  }
  return depth === 0 ? text : text.replace(/[{}]/g, '')
}

function escapeOf(text: string | undefined): string | undefined {
  return text
    ?.replace(/[\\{}]/g, (sign) => (sign === '\\' ? '\\textbackslash{}' : ''))
    .replace(/[&%$#_]/g, '\\$&')
}
