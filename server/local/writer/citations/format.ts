import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Source } from './read-source.ts'

export const citationStyles = {
  apa: { name: 'APA', template: 'apa' },
  mla: { name: 'MLA', template: 'longhand-mla', file: 'mla.csl' },
  chicago: { name: 'Chicago (author-date)', template: 'longhand-chicago', file: 'chicago.csl' },
  harvard: { name: 'Harvard', template: 'harvard1' },
} as const
export type CitationStyle = keyof typeof citationStyles

type Cite = new (data: object) => { format: (kind: string, options: object) => string }
type Library = {
  Cite: Cite
  plugins: { config: { get: (name: string) => { styles: { add: (name: string, xml: string) => void } } } }
}

let loading: Promise<Library> | undefined

/** Loads Citation.js and the two styles that it does not include. */
function load(): Promise<Library> {
  loading ??= open()
  return loading
}

async function open(): Promise<Library> {
  const require = createRequire(import.meta.url)
  const library: Library = require('@citation-js/core')
  require('@citation-js/plugin-csl')
  const { styles } = library.plugins.config.get('@csl')
  for (const style of Object.values(citationStyles))
    if ('file' in style)
      styles.add(style.template, await readFile(join(import.meta.dirname, style.file), 'utf8'))
  return library
}

/** Returns the bibliography entry and the in-text citation, in Markdown. */
export async function formatCitation(
  source: Source,
  style: CitationStyle,
): Promise<{ entry: string; inText: string }> {
  const { Cite } = await load()
  const cite = new Cite(asCsl(source))
  const { template } = citationStyles[style]
  const options = { template, lang: 'en-US', format: 'html' }
  const [entry, inText] = [cite.format('bibliography', options), cite.format('citation', options)]
  return { entry: asMarkdown(entry), inText: asMarkdown(inText) }
}

/** CSL-JSON: https://citeproc-js.readthedocs.io/en/latest/csl-json/markup.html */
function asCsl(source: Source): object {
  const { authors, title, year, publisher, place, container, volume, issue, pages, url, doi } = source
  const type = volume || (container && !url) ? 'article-journal' : url && !publisher ? 'webpage' : 'book'
  return {
    id: 'source',
    type,
    title,
    ...(authors.length > 0 ? { author: authors } : {}),
    ...(year ? { issued: { 'date-parts': [[year]] } } : {}),
    ...(publisher ? { publisher } : {}),
    ...(place ? { 'publisher-place': place } : {}),
    ...(container ? { 'container-title': container } : {}),
    ...(volume ? { volume } : {}),
    ...(issue ? { issue } : {}),
    ...(pages ? { page: pages } : {}),
    ...(url ? { URL: url } : {}),
    ...(doi ? { DOI: doi } : {}),
  }
}

function asMarkdown(html: string): string {
  return html
    .replace(/([\\*_[\]])/g, '\\$1')
    .replace(/<\/?(?:i|em)>/g, '*')
    .replace(/<span style="font-style: ?normal;?">([^<]*)<\/span>/g, '$1')
    .replace(/<[^>]{1,200}>/g, '')
    .replace(/&#38;|&amp;/g, '&')
    .replace(/&#60;|&lt;/g, '\\<')
    .replace(/&#62;|&gt;/g, '>')
    .replace(/&#160;|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
