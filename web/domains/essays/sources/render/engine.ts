import CSL from 'citeproc'
import { isNoteStyle } from '../../../../../contract/essays/citation-styles.ts'
import { type Cite, readCites, readSources, type Source } from '../../../../../contract/essays/sources.ts'
import { entryRuns } from './entry-runs.ts'
import { isNarrative, narrativeHtml } from './narrative.ts'
import type {
  BibliographyEntry,
  CitationRequest,
  CitationRun,
  Rendering,
  RenderRequest,
} from './rendering.ts'

type Cited = CitationRequest & {
  id: string
  known: Cite[]
  isMissing: boolean
  /** The author is part of the sentence. */
  isNarrative: boolean
}
type Engine = InstanceType<typeof CSL.Engine>

/** An engine that has rendered an essay, with what it knows of it. */
type Session = {
  engine: Engine
  styleXml: string
  /** Sources by their ids, from which the engine reads. */
  sources: Map<string, Source>
  /** The sources that the engine has read, as JSON. */
  read: Map<string, string>
  /** The content and the text of each citation by its id, in the order of the document. */
  contents: Map<string, string>
  texts: Map<string, string>
}

/** With more changes than these, rendering the whole essay is faster. */
const changesMax = 10

/** Formats all citations of an essay and its bibliography, with citeproc. */
export function renderCitations(request: RenderRequest): Rendering {
  return createRenderer()(request)
}

/**
 * Returns a function that formats the citations of an essay, and next time only what has changed since: a whole essay
 * takes milliseconds for each citation, one change some milliseconds.
 */
export function createRenderer(): (request: RenderRequest) => Rendering {
  let session: Session | null = null
  return (request) => {
    const sources = new Map(readSources(request.sources).map((each) => [each.id, printable(each)]))
    const all = citedOf(request, sources)
    const cited = all.filter(({ known }) => known.length > 0)
    const before = session
    session = null
    const next = (before && update(before, request, sources, cited)) ?? renderAll(request, sources, cited)
    const { engine, texts } = next
    session = next
    return {
      style: request.style,
      citations: all.map((citation) => ({
        key: citation.key,
        runs: entryRuns(htmlOf(citation, texts.get(citation.id) ?? '', sources)),
        isMissing: citation.isMissing,
      })),
      bibliography: bibliographyOf(engine, sources),
    }
  }
}

function htmlOf({ isNarrative: isInSentence, known }: Cited, html: string, sources: Map<string, Source>) {
  const [cite] = known
  return isInSentence && cite ? narrativeHtml(html, cite, sources.get(cite.id)!) : html
}

/**
 * Returns a source that citeproc can print. A source that is still to be completed has the title by which the library
 * shows it. citeproc uses names as the keys of plain objects, and fails where one is “constructor” or “__proto__”.
 */
function printable(source: Source): Source {
  const title = source.title ?? source.DOI ?? source.URL ?? source.ISBN
  return JSON.parse(JSON.stringify({ ...source, title }), (_, value) =>
    typeof value === 'string' && value in Object.prototype ? `${value}\u2060` : value,
  ) as Source
}

/** Copies of a node may share a key, so that an id also counts them. */
function citedOf({ style, citations }: RenderRequest, sources: Map<string, Source>): Cited[] {
  const used = new Map<string, number>()
  return citations.map((citation) => {
    const count = used.get(citation.key) ?? 0
    used.set(citation.key, count + 1)
    const cites = readCites(citation.cites)
    const known = cites.filter(({ id }) => sources.has(id))
    const isMissing = known.length < cites.length || cites.length === 0
    // The engine treats a citation with the number 0 as one in the text.
    const note = isNoteStyle(style) ? citation.note : 0
    const id = `${citation.key} ${count}`
    const printed = known.map((cite) => withAuthor(cite, style))
    return { ...citation, note, id, known: printed, isMissing, isNarrative: isNarrative(printed, style) }
  })
}

/** Without its author, such a citation would be empty: MLA prints no year, and a note names the work. */
function withAuthor(cite: Cite, style: RenderRequest['style']): Cite {
  const needsAuthor = isNoteStyle(style) || (style === 'mla' && !cite.locator)
  return needsAuthor && cite.suppressAuthor ? { ...cite, suppressAuthor: undefined } : cite
}

function renderAll(request: RenderRequest, sources: Map<string, Source>, cited: Cited[]): Session {
  const engine = openEngine(request, sources)
  const rendered = engine.rebuildProcessorState(cited.map(asCluster), 'html', [])
  return {
    engine,
    styleXml: request.styleXml,
    sources,
    read: readOf(sources, cited),
    contents: contentsOf(cited),
    texts: new Map(rendered.map(([id, , text]) => [id, text])),
  }
}

/** Renders what has changed, or returns null where the whole essay has to be rendered. */
function update(
  session: Session,
  { styleXml }: RenderRequest,
  sources: Map<string, Source>,
  cited: Cited[],
): Session | null {
  const { engine, contents, texts, read } = session
  const isSame = [...read].every(([id, json]) => JSON.stringify(sources.get(id)) === json)
  if (styleXml !== session.styleXml || !isSame || cited.length === 0) return null
  const wanted = contentsOf(cited)
  const kept = [...contents.keys()].filter((id) => wanted.has(id))
  const isInOrder = kept.join() === [...wanted.keys()].filter((id) => contents.has(id)).join()
  const changed = cited.filter(({ id }) => contents.get(id) !== wanted.get(id))
  if (!isInOrder || changed.length > changesMax) return null
  session.sources.clear()
  for (const [id, source] of sources) session.sources.set(id, source)
  const known = new Set(kept)
  // Without a changed citation, others may have been deleted or have another number; the first one renders them again.
  for (const citation of changed.length > 0 ? changed : cited.slice(0, 1)) {
    known.add(citation.id)
    const list = cited.filter(({ id }) => known.has(id))
    const at = list.indexOf(citation)
    const places = list.map(({ id, note }): [string, number] => [id, note])
    const [, rendered] = engine.processCitationCluster(
      asCluster(citation),
      places.slice(0, at),
      places.slice(at + 1),
    )
    for (const [, text, id] of rendered) texts.set(id, text)
  }
  return { ...session, read: readOf(sources, cited), contents: wanted }
}

function readOf(sources: Map<string, Source>, cited: Cited[]): Map<string, string> {
  const ids = new Set(cited.flatMap(({ known }) => known.map(({ id }) => id)))
  return new Map([...ids].map((id) => [id, JSON.stringify(sources.get(id))]))
}

function contentsOf(cited: Cited[]): Map<string, string> {
  return new Map(cited.map(({ id, known }) => [id, JSON.stringify(known)]))
}

function openEngine({ styleXml, language, locales }: RenderRequest, sources: Map<string, Source>): Engine {
  const sys = {
    retrieveItem: (id: string) => sources.get(id)!,
    retrieveLocale: (name: string) => locales[name] ?? locales['en-US']!,
  }
  const engine = new CSL.Engine(sys, styleXml, language)
  engine.opt.development_extensions.wrap_url_and_doi = true
  return engine
}

function asCluster({ id: citationID, known, note, isNarrative: isInSentence }: Cited): object {
  // The words before a note with its author in the sentence are in the sentence too.
  const isSplit = note > 0 && known.length === 1 && known[0]?.narrative === true
  // citeproc would print the words around a citation in the sentence twice.
  const around = ({ prefix, suffix }: Cite) => ({
    ...(prefix && !isSplit ? { prefix: `${prefix} ` } : {}),
    ...(suffix ? { suffix: /^[,.;:)\]]/.test(suffix) ? suffix : ` ${suffix}` } : {}),
  })
  return {
    citationID,
    citationItems: known.map((cite) => ({
      id: cite.id,
      ...(cite.locator ? { locator: cite.locator, label: cite.label ?? 'page' } : {}),
      ...(isInSentence ? {} : around(cite)),
      ...(cite.suppressAuthor && !isInSentence ? { 'suppress-author': true } : {}),
    })),
    properties: { noteIndex: note, ...(isInSentence ? { mode: 'composite' } : {}) },
  }
}

function bibliographyOf(engine: Engine, sources: Map<string, Source>): Rendering['bibliography'] {
  const made = engine.makeBibliography()
  if (!made) return { entries: [], isHanging: false }
  const [parameters, html] = made
  const entries = html.map((entry, i) => {
    const id = parameters.entry_ids[i]?.[0] ?? ''
    const source = sources.get(id)
    const read = readEntry(id, entry)
    return source && isUnprintable(source) ? { ...read, runs: [addressOf(source)] } : read
  })
  return { entries, isHanging: Boolean(parameters.hangingindent) }
}

/** The title of such a source is the number or the address by which it is known; see `printable`. */
function isUnprintable({ author, editor, title, DOI, ISBN, URL: address }: Source): boolean {
  return !author && !editor && (title === DOI || title === ISBN || title === address)
}

function addressOf({ DOI, ISBN, URL: address }: Source): CitationRun {
  const link = DOI ? `https://doi.org/${DOI}` : address
  return link ? { text: link, link } : { text: ISBN ? `ISBN ${ISBN}` : '' }
}

const labelStart = '<div class="csl-left-margin">'
const textStart = '<div class="csl-right-inline">'

function readEntry(id: string, html: string): BibliographyEntry {
  const label = html.indexOf(labelStart)
  const text = html.indexOf(textStart)
  if (label === -1 || text === -1) return { id, label: null, runs: entryRuns(html) }
  return {
    id,
    label: entryRuns(html.slice(label + labelStart.length, text)),
    runs: entryRuns(html.slice(text + textStart.length)),
  }
}
