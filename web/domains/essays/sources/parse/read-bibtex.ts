import type { SourceType } from '../../../../../contract/essays/sources.ts'
import { type BibtexEntry, bibtexEntries } from './bibtex-entries.ts'
import { bibtexNames } from './bibtex-names.ts'
import { bareDoi } from './identifiers.ts'
import { latexText } from './latex-text.ts'
import type { Draft, Fault } from './parsed.ts'
import { monthOf, readDate } from './read-date.ts'

const types: Record<string, SourceType> = {
  article: 'article-journal',
  book: 'book',
  booklet: 'pamphlet',
  mvbook: 'book',
  collection: 'book',
  proceedings: 'book',
  inbook: 'chapter',
  bookinbook: 'chapter',
  incollection: 'chapter',
  inproceedings: 'paper-conference',
  conference: 'paper-conference',
  inreference: 'entry-encyclopedia',
  manual: 'report',
  mastersthesis: 'thesis',
  phdthesis: 'thesis',
  thesis: 'thesis',
  techreport: 'report',
  report: 'report',
  online: 'webpage',
  electronic: 'webpage',
  www: 'webpage',
  software: 'software',
  dataset: 'dataset',
  patent: 'patent',
  unpublished: 'manuscript',
  periodical: 'periodical',
  movie: 'motion_picture',
  video: 'motion_picture',
  jurisdiction: 'legal_case',
  legislation: 'legislation',
}

/** The fields of CSL, and the fields of BibTeX and BibLaTeX from which they are taken, the first that is there. */
const textFields: Record<string, string[]> = {
  'container-title': ['journaltitle', 'journal', 'booktitle', 'maintitle'],
  'container-title-short': ['shortjournal'],
  'collection-title': ['series'],
  'title-short': ['shorttitle'],
  publisher: ['publisher', 'institution', 'school', 'organization'],
  'publisher-place': ['location', 'address'],
  volume: ['volume'],
  edition: ['edition'],
  'event-title': ['eventtitle'],
  page: ['pages'],
  'number-of-volumes': ['volumes'],
  version: ['version'],
  language: ['langid', 'language'],
  note: ['note', 'addendum'],
}
const plainFields: Record<string, string> = { DOI: 'doi', ISBN: 'isbn', ISSN: 'issn', PMID: 'pmid' }
const nameFields: Record<string, string> = { author: 'author', editor: 'editor', translator: 'translator' }
/** What an entry takes from the one that its field `crossref` names, and under which name. */
const inherited: Record<string, string> = {
  title: 'booktitle',
  booktitle: 'booktitle',
  publisher: 'publisher',
  year: 'year',
  date: 'date',
  editor: 'editor',
  address: 'address',
  location: 'location',
  series: 'series',
  isbn: 'isbn',
}

/** Reads a BibTeX or BibLaTeX file. */
export function readBibtex(text: string): {
  drafts: { draft: Draft; name: string; line: number }[]
  faults: Fault[]
} {
  const { entries, faults } = bibtexEntries(text)
  const byKey = new Map(entries.map((entry) => [entry.key.toLowerCase(), entry]))
  for (const { fields } of entries) {
    const parent = byKey.get(fields.get('crossref')?.trim().toLowerCase() ?? '')
    for (const [from, to] of Object.entries(inherited)) {
      const value = parent?.fields.get(from)
      if (value !== undefined && !fields.has(to)) fields.set(to, value)
    }
  }
  return {
    drafts: entries.map((entry) => ({ draft: draftOf(entry), name: entry.key, line: entry.line })),
    faults,
  }
}

function draftOf({ type, fields }: BibtexEntry): Draft {
  const draft: Draft = { type: types[type] ?? 'document' }
  const raw = (name: string) => fields.get(name)?.trim() || undefined
  const text = (name: string) => {
    const value = raw(name)
    return value === undefined ? undefined : latexText(value) || undefined
  }
  const title = [text('title'), text('subtitle')].filter(Boolean).join(': ')
  if (title) draft.title = title
  for (const [csl, names] of Object.entries(textFields)) {
    const value = names.map(text).find(Boolean)
    if (value) draft[csl] = value
  }
  for (const [csl, name] of Object.entries(plainFields)) if (raw(name)) draft[csl] = plainValue(raw(name)!)
  for (const [csl, name] of Object.entries(nameFields)) if (raw(name)) draft[csl] = bibtexNames(raw(name)!)
  if (typeof draft.DOI === 'string') draft.DOI = bareDoi(draft.DOI)
  const number = text('number') ?? text('issue')
  if (number) draft[type === 'article' || type === 'periodical' ? 'issue' : 'number'] = number
  const genre = text('type') ?? { phdthesis: 'PhD thesis', mastersthesis: 'Master’s thesis' }[type]
  if (genre) draft.genre = genre
  Object.assign(draft, datesOf(raw), addressOf(raw))
  return draft
}

/** Returns an identifier without escapes. Its dashes stay, which LaTeX would read as one long dash. */
function plainValue(latex: string): string {
  return latex
    .replace(/\\textless|\\textgreater/g, (name) => (name === '\\textless' ? '<' : '>'))
    .replace(/[\\{}]/g, '')
}

type Raw = (name: string) => string | undefined

function datesOf(raw: Raw): Draft {
  const year = raw('year')
  const month = monthOf(raw('month') ?? '')
  const date = raw('date')
  const issued = date
    ? readDate(latexText(date))
    : year
      ? readDate(month && /^\d{4}$/.test(year) ? `${year}-${month}` : latexText(year))
      : undefined
  const accessed = raw('urldate')
  return {
    ...(issued ? { issued } : {}),
    ...(accessed ? { accessed: readDate(accessed) } : {}),
  }
}

function addressOf(raw: Raw): Draft {
  const eprint = raw('eprint')
  const isArxiv = /arxiv/i.test(raw('archiveprefix') ?? raw('eprinttype') ?? '')
  const url = raw('url') ?? /https?:\/\/[^\s{}]{3,1000}/.exec(raw('howpublished') ?? raw('note') ?? '')?.[0]
  if (url) return { URL: url.replaceAll('\\', '') }
  return eprint && isArxiv ? { URL: `https://arxiv.org/abs/${eprint}` } : {}
}
