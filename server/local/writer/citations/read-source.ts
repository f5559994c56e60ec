/** A person's name, or the full name of an organisation. */
export type Name = { family: string; given?: string } | { literal: string }

/** The parts of a source as the user gave them. */
export type Source = {
  authors: Name[]
  title: string
  year?: number
  publisher?: string
  place?: string
  container?: string
  volume?: string
  issue?: string
  pages?: string
  url?: string
  doi?: string
}

const labels: Readonly<Record<string, keyof Source>> = {
  author: 'authors',
  authors: 'authors',
  by: 'authors',
  title: 'title',
  book: 'title',
  article: 'title',
  year: 'year',
  date: 'year',
  published: 'year',
  publisher: 'publisher',
  place: 'place',
  city: 'place',
  journal: 'container',
  magazine: 'container',
  website: 'container',
  site: 'container',
  newspaper: 'container',
  volume: 'volume',
  vol: 'volume',
  issue: 'issue',
  number: 'issue',
  pages: 'pages',
  page: 'pages',
  url: 'url',
  link: 'url',
  doi: 'doi',
}

const publisherWords =
  /\b(?:press|publish(?:er|ers|ing)|books|verlag|penguin|routledge|wiley|springer|elsevier|sage|pearson|macmillan|harpercollins|vintage|bloomsbury|blackwell|norton|knopf|random house|faber|hachette|mcgraw)\b/i
const containerWords =
  /\b(?:journal|review|quarterly|proceedings|annals|transactions|bulletin|magazine|times|guardian|post|nature|science|lancet|blog|news|wikipedia)\b/i
const organisation =
  /\b(?:news|university|college|institute|organi[sz]ation|association|agency|ministry|department|office|council|committee|bank|foundation|society|union|nations|government|commission|company|inc|ltd)\b/i
const acronym = /^\p{Lu}{2,6}$/u
const cities =
  /^(?:london|new york|oxford|cambridge|boston|chicago|paris|berlin|edinburgh|toronto|sydney|melbourne|philadelphia|princeton|harmondsworth|washington(?:,? d\.?c\.?)?|los angeles|dublin)$/i

/**
 * Reads the parts of a source from labelled fields, or from a line in the usual order: author, title, publisher, year.
 */
export function readSource(text: string): Source {
  const line = text.replace(/\s+/g, ' ').trim().slice(0, 1_000)
  return readLabelled(line) ?? readLine(line)
}

function readLabelled(line: string): Source | null {
  const found = [...line.matchAll(/(?:^|[;,.\n] ?)([a-z]{2,9}) ?[:=] ?/gi)].filter(
    ([, label]) => label!.toLowerCase() in labels,
  )
  if (found.length < 2) return null
  const source: Source = { authors: [], title: '' }
  for (const [at, match] of found.entries()) {
    const value = line.slice(match.index + match[0].length, found[at + 1]?.index).trim()
    setPart(source, labels[match[1]!.toLowerCase()]!, value)
  }
  return source
}

function setPart(source: Source, part: keyof Source, value: string): void {
  if (part === 'authors') source.authors = readNames(value)
  else if (part === 'year') {
    const year = Number(/\d{4}/.exec(value)?.[0])
    if (year) source.year = year
  } else source[part] = unquoted(value)
}

/** First takes out the parts with a recognizable form; then sorts the rest by its words and its order. */
function readLine(line: string): Source {
  const source: Source = { authors: [], title: '' }
  let rest = line
  const take = (pattern: RegExp, use: (match: RegExpExecArray) => void) => {
    const match = pattern.exec(rest)
    if (!match) return
    use(match)
    rest = `${rest.slice(0, match.index)}, ${rest.slice(match.index + match[0].length)}`
  }
  take(/\b(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:? ?)(10\.\d{4,9}\/[^\s,;]+)/i, ([, doi]) => {
    source.doi = doi!.replace(/\.$/, '')
  })
  take(/\bhttps?:\/\/[^\s,;]+|\bwww\.[^\s,;]+/i, ([url]) => {
    source.url = url.replace(/\.$/, '')
  })
  take(/\bvol(?:ume)?\.? ?(\d{1,4})(?:,? (?:no|issue|number)\.? ?(\d{1,4}))?/i, ([, volume, issue]) => {
    source.volume = volume!
    if (issue) source.issue = issue
  })
  take(/\b(\d{1,4}) ?\((\d{1,3})\)/, ([, volume, issue]) => {
    source.volume = volume!
    source.issue = issue!
  })
  take(/\b(?:pp?\.? ?|pages? )(\d{1,5} ?[-–] ?\d{1,5}|\d{1,5})\b/i, ([, pages]) => {
    source.pages = pages!.replace(/ /g, '')
  })
  take(/\(?\b(1[5-9]\d\d|20\d\d)\b\)?/, ([, year]) => {
    source.year = Number(year)
  })
  take(/["“‘]([^"”’]{3,200})["”’]/, ([, title]) => {
    source.title = title!.replace(/[,.]$/, '')
  })
  return readSegments(source, rest)
}

function readSegments(source: Source, rest: string): Source {
  const by = source.title
    ? null
    : /^(.{3,200}?) by (.{3}[^,]{0,117})(?:,|$)/i.exec(rest.replace(/^[\s,.]+/, ''))
  let segments: string[]
  if (by) {
    source.title = unquoted(by[1]!)
    source.authors = readNames(by[2]!)
    segments = split(rest.replace(/^[\s,.]+/, '').slice(by[0].length))
  } else segments = takeAuthors(source, split(rest))
  for (const segment of segments) {
    if (cities.test(segment)) source.place = segment
    else if (!source.publisher && publisherWords.test(segment)) source.publisher = segment
    else if (source.title && !source.container && (containerWords.test(segment) || source.volume))
      source.container = segment
    else if (!source.title) source.title = segment
    else if (!source.publisher) source.publisher = segment
  }
  return source
}

/** Segments end at a comma, a semicolon, a colon, or a full stop after a word of more than two letters. */
function split(text: string): string[] {
  return text
    .split(/[,;:]\s*|(?<=[\p{L}\p{N}]{3})\.\s+/u)
    .map((segment) => segment.replace(/^[\s.,]+|(?<![\s,])[\s,]+$/g, '').replace(/(?<=\p{L}{3})\.$/u, ''))
    .filter(Boolean)
}

const initials = /^(?:\p{Lu}\.? ?-?){1,3}$/u

/** "Smith", "J." and "Jane Smith" at the beginning are authors; what follows is the title. */
function takeAuthors(source: Source, segments: string[]): string[] {
  const [first, second, ...others] = segments
  if (!first || (source.title === '' && segments.length === 1)) return segments
  if (!isNames(first)) return segments
  const inverted = takeInverted(segments)
  if (inverted) {
    source.authors = inverted.authors
    return inverted.rest
  }
  const isGiven =
    second && segments.length > 3 && /^\p{Lu}\p{Ll}+$/u.test(first) && /^\p{Lu}\p{Ll}+$/u.test(second)
  if (second && (isGiven || initials.test(second))) {
    source.authors = [{ family: first, given: second }]
    return others
  }
  const last = segments.findIndex((segment) => / (?:and|&) /.test(segment))
  const isList =
    last > 0 &&
    segments.slice(0, last + 1).every((segment) => isNames(segment) && segment.includes(' ')) &&
    // "Jane Austen, Pride and Prejudice": a title, whose words are no full names.
    segments[last]!.split(/ (?:and|&) /).every((name) => name.includes(' '))
  const count = isList ? last + 1 : 1
  source.authors = segments.slice(0, count).flatMap(readNames)
  return segments.slice(count)
}

const familyName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u
const initialsAnd = /^((?:\p{Lu}\.? ?-?){1,3})(?:and|&) (\p{Lu}.{1,40})$/u

/** "Smith, J. and Lee, K.", "Smith, J., Lee, K., & Patel, R.": each family name has its initials after it. */
function takeInverted(segments: string[]): { authors: Name[]; rest: string[] } | null {
  const authors: Name[] = []
  let rest = segments
  for (;;) {
    const [first = '', second = '', ...others] = rest
    const family = first.replace(/^(?:and|&) /, '')
    if (!familyName.test(family)) break
    const joined = initialsAnd.exec(second)
    if (joined) {
      authors.push({ family, given: joined[1]!.trim() })
      rest = [joined[2]!, ...others]
    } else if (initials.test(second)) {
      authors.push({ family, given: second })
      rest = others
    } else break
  }
  return authors.length > 1 ? { authors, rest } : null
}

/** Names are a few capitalised words, with "and" between them. */
function isNames(segment: string): boolean {
  return (
    segment
      .split(/ (?:and|&) /)
      .every((name) =>
        /^(?:\p{Lu}[\p{L}.'’-]*|van|von|de|der|la|le|al|et)(?: (?:\p{Lu}[\p{L}.'’-]*|van|von|de|der|la|le|al\.?|et)){0,3}$/u.test(
          name,
        ),
      ) && !/^(?:The|A|An|On|In|How|Why|What) /.test(segment)
  )
}

function readNames(text: string): Name[] {
  return text
    .split(/;| and | & |,(?= ?\p{Lu}[\p{L}'’-]+ \p{Lu})/u)
    .map((name) => readName(name.trim().replace(/^,|,$/g, '').trim()))
    .filter((name) => name !== null)
}

/** "Smith, J.", "Jane Smith" or "Smith". */
function readName(name: string): Name | null {
  if (!name) return null
  if (organisation.test(name) || acronym.test(name)) return { literal: name }
  const [family, given] = name.split(/, ?/)
  if (given) return { family: family!, given }
  const words = name.split(' ')
  const last = words.findLastIndex((_, at) => at > 0 && /^(?:van|von|de|der|la|le)$/.test(words[at - 1]!))
  const cut = last > 0 ? last - 1 : words.length - 1
  return cut > 0
    ? { family: words.slice(cut).join(' '), given: words.slice(0, cut).join(' ') }
    : { family: name }
}

function unquoted(text: string): string {
  return text.replace(/^["“'‘*_\s]+/, '').replace(/(?<!["”'’*_,.;\s])["”'’*_,.;\s]+$/, '')
}
