import { z } from 'zod'
import { limits } from '../limits.ts'

/** Types of CSL 1.0.2 that a source can have. */
const sourceTypes = [
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'book',
  'chapter',
  'dataset',
  'document',
  'entry-dictionary',
  'entry-encyclopedia',
  'interview',
  'legal_case',
  'legislation',
  'manuscript',
  'map',
  'motion_picture',
  'paper-conference',
  'patent',
  'personal_communication',
  'post',
  'post-weblog',
  'report',
  'review',
  'software',
  'song',
  'speech',
  'thesis',
  'webpage',
  'article',
  'bill',
  'broadcast',
  'graphic',
  'hearing',
  'pamphlet',
  'performance',
  'periodical',
  'regulation',
  'review-book',
  'standard',
  'treaty',
  'entry',
  'figure',
  'musical_score',
  'classic',
  'collection',
  'event',
] as const
export type SourceType = (typeof sourceTypes)[number]

/** What a locator counts, as CSL names it. */
export const locatorLabels = [
  'page',
  'chapter',
  'section',
  'paragraph',
  'figure',
  'line',
  'note',
  'part',
  'volume',
  'verse',
] as const
export type LocatorLabel = (typeof locatorLabels)[number]

const short = 300
const long = 2_000
const namesMax = 100
const sourceIdPattern = /^[\w-]{1,64}$/
const controls = /[\p{Cc}\p{Cs}]+/gu

/** A text or a number, on one line. What is empty or too long counts as missing. */
const field = (max: number) =>
  z
    .union([z.string(), z.number()])
    .transform((value) =>
      String(value)
        .slice(0, max * 2)
        .replace(controls, ' ')
        .replace(/ {2,}/g, ' ')
        .trim()
        .slice(0, max),
    )
    .transform((value) => value || undefined)
    .optional()
    .catch(undefined)

/** An address without a scheme is one of the web. Other schemes are left out, because addresses become links. */
function webAddress(value: string | undefined): string | undefined {
  if (value === undefined || /^https?:\/\/[^\s]/i.test(value)) return value
  return /^[\w.+-]{1,30}:/.test(value) ? undefined : `https://${value}`
}

const name = z.object({
  family: field(short),
  given: field(short),
  literal: field(short),
  suffix: field(50),
  'dropping-particle': field(50),
  'non-dropping-particle': field(50),
})
export type SourceName = z.infer<typeof name>

const names = z
  .array(name)
  .transform((list) =>
    list.filter(({ family, given, literal }) => family ?? given ?? literal).slice(0, namesMax),
  )
  .transform((list) => (list.length > 0 ? list : undefined))
  .optional()
  .catch(undefined)

const datePart = z.coerce.number().int().min(-9_999).max(9_999)
const date = z
  .object({
    'date-parts': z.array(z.array(datePart).min(1).max(3)).min(1).max(2).optional().catch(undefined),
    literal: field(100),
  })
  .transform((value) => (value['date-parts'] || value.literal ? value : undefined))
  .optional()
  .catch(undefined)
export type SourceDate = { 'date-parts'?: number[][] | undefined; literal?: string | undefined }

/**
 * A source as CSL-JSON. Unknown fields are left out, and fields of a wrong kind count as missing, so that a source from
 * another program or device keeps what can be used.
 */
const source = z
  .object({
    id: z.string().regex(sourceIdPattern),
    type: z.enum(sourceTypes).catch('document'),
    title: field(long),
    'title-short': field(short),
    author: names,
    editor: names,
    translator: names,
    director: names,
    'container-author': names,
    'collection-editor': names,
    interviewer: names,
    recipient: names,
    issued: date,
    accessed: date,
    'original-date': date,
    'event-date': date,
    'container-title': field(long),
    'container-title-short': field(short),
    'collection-title': field(long),
    'collection-number': field(short),
    'event-title': field(long),
    'event-place': field(short),
    publisher: field(short),
    'publisher-place': field(short),
    volume: field(short),
    issue: field(short),
    number: field(short),
    'number-of-volumes': field(short),
    edition: field(short),
    version: field(short),
    page: field(short),
    genre: field(short),
    medium: field(short),
    archive: field(short),
    archive_location: field(short),
    language: field(50),
    note: field(long),
    DOI: field(short),
    ISBN: field(short),
    ISSN: field(short),
    PMID: field(50),
    URL: field(long).transform(webAddress).optional(),
    /** Why the source is to be completed by hand, such as a look-up that failed. */
    incomplete: field(short),
  })
  // Yjs does not keep fields that are undefined, and JSON neither.
  .transform((value) => JSON.parse(JSON.stringify(value)) as typeof value)
export type Source = z.infer<typeof source>

/** Returns a source without what does not belong in one, or null for something that is none or is too large. */
export function readSource(value: unknown): Source | null {
  const parsed = source.safeParse(value)
  if (!parsed.success) return null
  return JSON.stringify(parsed.data).length > limits.sourceCharactersMax ? null : parsed.data
}

/** Returns the valid sources of a library, at most as many as an essay can have. */
export function readSources(values: Iterable<unknown>): Source[] {
  const sources: Source[] = []
  for (const value of values) {
    if (sources.length >= limits.sourcesMax) break
    const read = readSource(value)
    if (read) sources.push(read)
  }
  return sources
}

const cite = z.object({
  id: z.string().regex(sourceIdPattern),
  locator: field(100),
  label: z.enum(locatorLabels).optional().catch(undefined),
  prefix: field(short),
  suffix: field(short),
  suppressAuthor: z.boolean().optional().catch(undefined),
  /** The author is part of the sentence, as in “Owen (2020)”. Only for a citation of one source. */
  narrative: z.boolean().optional().catch(undefined),
})
/** One source in a citation. */
export type Cite = z.infer<typeof cite>
const citesMax = 50

/** Returns the sources of a citation node. Returns an empty list for an attribute that cannot be read. */
export function readCites(value: unknown): Cite[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, citesMax).flatMap((each) => {
    const parsed = cite.safeParse(each)
    return parsed.success ? [JSON.parse(JSON.stringify(parsed.data)) as Cite] : []
  })
}
