import { readHead } from './read-head.ts'
import { nameInOrder } from './read-open-library.ts'

/** Reads the metadata of a web page: the tags of Highwire (journals), Dublin Core and Open Graph, and the title. */
export function readPage(page: { value: string; text: string; address: string }): object {
  const { tags, title } = readHead(page.text)
  const first = (...names: string[]) => names.map((name) => tags.get(name)?.[0]).find(Boolean)
  const authors = tags.get('citation_author') ?? tags.get('dc.creator') ?? tags.get('author') ?? []
  const journal = first('citation_journal_title')
  const doi = first('citation_doi')
  const from = first('citation_firstpage')
  const to = first('citation_lastpage')
  return {
    type: journal ? 'article-journal' : 'webpage',
    title: first('citation_title', 'og:title', 'dc.title') ?? title,
    author: authors.filter((name) => !/^https?:/.test(name)).map(readName),
    'container-title':
      journal ?? first('og:site_name') ?? new URL(page.address).hostname.replace(/^www\./, ''),
    publisher: first('citation_publisher'),
    volume: first('citation_volume'),
    issue: first('citation_issue'),
    page: from && to ? `${from}-${to}` : from,
    issued: dateOf(
      first('citation_publication_date', 'citation_date', 'article:published_time', 'dc.date', 'date'),
    ),
    accessed: dateOf(new Date().toISOString()),
    DOI: doi?.replace(/^(?:doi:|https?:\/\/(?:dx\.)?doi\.org\/)/i, ''),
    URL: page.value,
  }
}

function readName(name: string): object {
  const [family = '', given] = name.split(',').map((part) => part.trim())
  return given ? { family, given } : nameInOrder(name)
}

function dateOf(text: string | undefined): object | undefined {
  const found = /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?/.exec(text ?? '')
  if (!found) return undefined
  return { 'date-parts': [found.slice(1).flatMap((part) => (part ? [Number(part)] : []))] }
}
