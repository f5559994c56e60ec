import type { Source, SourceDate, SourceName, SourceType } from '../../../../../contract/essays/sources.ts'

const types: Partial<Record<SourceType, string>> = {
  'article-journal': 'JOUR',
  'article-magazine': 'MGZN',
  'article-newspaper': 'NEWS',
  book: 'BOOK',
  chapter: 'CHAP',
  'paper-conference': 'CONF',
  thesis: 'THES',
  report: 'RPRT',
  webpage: 'ELEC',
  'post-weblog': 'BLOG',
  'entry-encyclopedia': 'ENCYC',
  'entry-dictionary': 'DICT',
  motion_picture: 'VIDEO',
  software: 'COMP',
  dataset: 'DATA',
  legal_case: 'CASE',
  legislation: 'STAT',
  patent: 'PAT',
  map: 'MAP',
  song: 'SOUND',
  manuscript: 'UNPB',
  personal_communication: 'PCOMM',
}

/** Writes RIS, the format that reference managers exchange. */
export function writeRis(sources: Source[]): string {
  return sources.map((source) => `${linesOf(source).join('\r\n')}\r\n`).join('\r\n')
}

function linesOf(source: Source): string[] {
  const [from, to] = (source.page ?? '').split(/[-–]+/)
  const tags: [string, string | undefined][] = [
    ['TY', types[source.type] ?? 'GEN'],
    ...namesOf('AU', source.author),
    ...namesOf('ED', source.editor),
    ...namesOf('A4', source.translator),
    ['TI', source.title],
    ['T2', source['container-title']],
    ['T3', source['collection-title']],
    ['PY', source.issued?.['date-parts']?.[0]?.[0]?.toString() ?? source.issued?.literal],
    ['DA', dateOf(source.issued)],
    ['VL', source.volume],
    ['IS', source.issue ?? source.number],
    ['SP', from],
    ['EP', to],
    ['ET', source.edition],
    ['PB', source.publisher],
    ['CY', source['publisher-place']],
    ['M3', source.genre],
    ['SN', source.ISBN ?? source.ISSN],
    ['DO', source.DOI],
    ['UR', source.URL],
    ['Y2', dateOf(source.accessed)],
    ['LA', source.language],
    ['N1', source.note],
  ]
  const lines = tags.flatMap(([tag, value]) => (value ? [`${tag}  - ${value.replace(/[\r\n]+/g, ' ')}`] : []))
  return [...lines, 'ER  - ']
}

function namesOf(tag: string, names: SourceName[] | undefined): [string, string][] {
  return (names ?? []).map(({ family, given, literal, suffix, 'non-dropping-particle': particle }) => [
    tag,
    literal ?? [[particle, family].filter(Boolean).join(' '), given, suffix].filter(Boolean).join(', '),
  ])
}

function dateOf(date: SourceDate | undefined): string | undefined {
  const parts = date?.['date-parts']?.[0]
  return parts && parts.length > 1
    ? [0, 1, 2].map((i) => (parts[i] === undefined ? '' : String(parts[i]).padStart(2, '0'))).join('/')
    : undefined
}
