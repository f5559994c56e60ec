import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { FetchFailure, type PublicFetch } from './public-fetch.ts'
import { nameInOrder } from './read-open-library.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** The metadata is at the start of a page. Parsing more would block the server. */
const charactersMax = 200_000

/** Reads the metadata of a web page: the tags of Highwire (journals), Dublin Core and Open Graph, and the title. */
export async function readPage(fetch: PublicFetch, address: string): Promise<object | null> {
  const page = await fetch(address, { accept: 'text/html,application/xhtml+xml' })
  if (!/html/i.test(page.type)) throw new FetchFailure('missing')
  const { tags, title } = tagsOf(page.text.slice(0, charactersMax))
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
    URL: address,
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

function tagsOf(html: string): { tags: Map<string, string[]>; title: string | undefined } {
  const tags = new Map<string, string[]>()
  let title: string | undefined
  const queue: Node[] = [...parse(html).childNodes]
  for (let at = 0; at < queue.length && at < 5_000; at++) {
    const node = queue[at]!
    if (!('tagName' in node)) continue
    if (node.tagName === 'meta') addTag(node, tags)
    else if (node.tagName === 'title' && title === undefined) title = textOf(node)
    if (node.tagName === 'html' || node.tagName === 'head') queue.push(...node.childNodes)
  }
  return { tags, title }
}

function addTag({ attrs }: Element, tags: Map<string, string[]>): void {
  const attributeOf = (name: string) => attrs.find((each) => each.name === name)?.value.trim()
  const name = (attributeOf('name') ?? attributeOf('property') ?? '').toLowerCase()
  const content = attributeOf('content')
  if (name !== '' && content) tags.set(name, [...(tags.get(name) ?? []), content])
}

function textOf({ childNodes }: Element): string {
  return childNodes
    .map((child) => ('value' in child ? child.value : ''))
    .join('')
    .trim()
}
