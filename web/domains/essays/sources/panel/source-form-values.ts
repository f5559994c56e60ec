import type { Source, SourceType } from '../../../../../contract/essays/sources.ts'
import { readNames, writeNames } from '../library/source-names.ts'
import { readIdentifier } from '../parse/identifiers.ts'
import { readDate, writeDate } from '../parse/read-date.ts'

const names = [
  'title',
  'authors',
  'editors',
  'date',
  'container',
  'publisher',
  'publisherPlace',
  'volume',
  'issue',
  'pages',
  'edition',
  'url',
  'doi',
  'isbn',
  'accessed',
] as const
type FieldName = (typeof names)[number]
export type SourceFormValues = Record<FieldName, string> & { type: string }

const always: FieldName[] = ['title', 'authors', 'date']
const web: FieldName[] = ['container', 'url', 'accessed']
/** The fields that a form shows for a type, besides title, authors and date. */
const fieldsOfType: Partial<Record<SourceType, FieldName[]>> = {
  book: ['editors', 'publisher', 'publisherPlace', 'edition', 'volume', 'isbn', 'doi', 'url'],
  chapter: ['container', 'editors', 'pages', 'publisher', 'publisherPlace', 'edition', 'isbn', 'doi', 'url'],
  'article-journal': ['container', 'volume', 'issue', 'pages', 'doi', 'url'],
  'article-newspaper': ['container', 'pages', 'url', 'accessed'],
  'article-magazine': ['container', 'volume', 'issue', 'pages', 'url', 'accessed'],
  'paper-conference': ['container', 'editors', 'pages', 'publisher', 'publisherPlace', 'doi', 'url'],
  thesis: ['publisher', 'publisherPlace', 'url', 'doi'],
  report: ['publisher', 'publisherPlace', 'url', 'doi'],
  webpage: [...web, 'publisher'],
  'post-weblog': web,
  'entry-encyclopedia': ['container', 'editors', 'publisher', 'edition', 'pages', 'url', 'accessed'],
  motion_picture: ['publisher', 'url', 'accessed'],
  software: ['publisher', 'edition', 'url', 'doi', 'accessed'],
  dataset: ['publisher', 'url', 'doi', 'accessed'],
}

/** Fields that are short enough to share a line. */
export const halfFields: ReadonlySet<string> = new Set<FieldName>([
  'volume',
  'issue',
  'pages',
  'edition',
  'publisherPlace',
  'publisher',
  'isbn',
  'doi',
])

export function formFields(type: string): FieldName[] {
  const own = fieldsOfType[type as SourceType]
  return own ? [...always, ...own] : [...names]
}

/** The fields of the form that are texts in a source, too. */
const plain = {
  container: 'container-title',
  publisher: 'publisher',
  publisherPlace: 'publisher-place',
  volume: 'volume',
  issue: 'issue',
  pages: 'page',
  edition: 'edition',
  url: 'URL',
  isbn: 'ISBN',
  title: 'title',
} as const satisfies Partial<Record<FieldName, keyof Source>>

export function formOf(source: Source | null): SourceFormValues {
  const values = { type: source?.type ?? 'book' } as SourceFormValues
  for (const name of names) values[name] = ''
  if (!source) return values
  for (const [name, key] of Object.entries(plain)) values[name as FieldName] = source[key] ?? ''
  values.authors = writeNames(source.author)
  values.editors = writeNames(source.editor)
  values.date = writeDate(source.issued)
  values.accessed = writeDate(source.accessed)
  values.doi = source.DOI ?? ''
  return values
}

/** Returns the source that a form describes, or what is wrong with it. Fields that the form does not show are kept. */
export function readForm(
  values: SourceFormValues,
  before: Source | null,
): Omit<Source, 'id'> | 'titleMissing' | 'dateWrong' {
  const author = readNames(values.authors)
  if (values.title.trim() === '' && !author) return 'titleMissing'
  const issued = readDate(values.date)
  if (issued?.literal && /^[\d/.-]+$/.test(issued.literal)) return 'dateWrong'
  const { id: _, incomplete: __, ...kept } = before ?? { id: '' }
  const source: Record<string, unknown> = {
    ...kept,
    type: values.type,
    author,
    editor: readNames(values.editors),
  }
  for (const [name, key] of Object.entries(plain)) source[key] = values[name as FieldName].trim() || undefined
  source.issued = issued
  source.accessed = readDate(values.accessed)
  const doi = values.doi.trim()
  const known = readIdentifier(doi)
  source.DOI = (known?.kind === 'doi' ? known.value : doi) || undefined
  return JSON.parse(JSON.stringify(source)) as Omit<Source, 'id'>
}
