import type { Editor } from '@tiptap/core'
import type * as Y from 'yjs'
import {
  type CitationStyle,
  defaultCitationStyle,
  isNoteStyle,
  sourcesMap,
} from '../../../../../contract/essays/citation-styles.ts'
import {
  authorInSentence,
  lacksDetails,
  plainCitation,
} from '../../../../../contract/essays/plain-citation.ts'
import type { Source } from '../../../../../contract/essays/sources.ts'
import type { CitationRun, RenderedCitation, Rendering } from '../render/rendering.ts'
import { collectCitations } from './collect-citations.ts'

/** After this pause in typing, changed citations are rendered. */
const pauseMs = 150
const retryMs = 10_000

/** Asked for by the page: to edit the citation at a position. */
type CiteRequest = { pos: number }

export type ShownCitation = {
  runs: CitationRun[]
  isMissing: boolean
  isNote: boolean
  /** The words in the sentence before a note, such as the author’s name. */
  author: string
  /** What is known of a source whose details are missing, such as its DOI; null if it can be printed. */
  incomplete: string | null
}

/** The rendered citations of one editor. The text of a citation is not part of the document: it follows the style. */
export type CitationStore = {
  read: (key: string, cites: unknown) => ShownCitation
  /** Null before the first rendering. */
  rendering: () => Rendering | null
  style: () => CitationStyle
  /** The style writes citations as footnotes. */
  hasNotes: () => boolean
  setStyle: (style: CitationStyle) => void
  sources: () => Map<string, unknown>
  subscribe: (listener: () => void) => () => void
  /** Starts to follow the document of an editor. Returns how to stop. */
  follow: (editor: Editor) => () => void
  /** Adds sources that come with pasted citations or with a version of the essay, under their own ids. */
  restore: (sources: unknown[]) => void
  request: (request: CiteRequest) => void
  onRequest: (listener: (request: CiteRequest) => void) => () => void
  /** Renders at once what has changed. Null if the engine could not be loaded. */
  renderNow: (editor: Editor) => Promise<Rendering | null>
}

export function createCitationStore(doc: Y.Doc): CitationStore {
  const map = doc.getMap(sourcesMap)
  const listeners = new Set<() => void>()
  const requests = new Set<(request: CiteRequest) => void>()
  let style: CitationStyle = defaultCitationStyle
  let rendering: Rendering | null = null
  let byKey = new Map<string, RenderedCitation>()
  let rendered = ''
  let timer: number | undefined
  let followed: Editor | null = null
  let running: Promise<void> | null = null

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const schedule = (delay = pauseMs) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      timer = undefined
      if (followed && !followed.isDestroyed) void render(followed)
    }, delay)
  }
  function onSources() {
    rendered = ''
    tell()
    schedule()
  }

  async function render(editor: Editor): Promise<void> {
    while (running) await running
    const { citations, hasBibliography } = collectCitations(editor.state.doc)
    const state = JSON.stringify([style, citations])
    if (state === rendered) return
    if (citations.length === 0 && !hasBibliography && !rendering) return
    running = renderOnce(state, citations).finally(() => {
      running = null
    })
    await running
  }
  async function renderOnce(
    state: string,
    citations: ReturnType<typeof collectCitations>['citations'],
  ): Promise<void> {
    rendered = state
    try {
      const { renderInWorker } = await import('../render/render-in-worker.ts')
      const made = await renderInWorker({ style, sources: [...map.values()], citations })
      if (!made) return
      rendering = made
      byKey = new Map(made.citations.map((each) => [each.key, each]))
      tell()
    } catch {
      // Without a connection the engine may not load; the plain form stays until it does.
      rendered = ''
      schedule(retryMs)
    }
  }

  return {
    read(key, cites) {
      const known = byKey.get(key)
      const isNote = isNoteStyle(style)
      const sourceOf = (id: string) => map.get(id)
      const author = isNote ? authorInSentence(cites, sourceOf) : ''
      const shown = { isNote, author, incomplete: incompleteName(cites, sourceOf) }
      if (known && rendering?.style === style) return { ...known, ...shown }
      const text = plainCitation(cites, sourceOf)
      return { runs: text === '' ? [] : [{ text }], isMissing: !isWhole(cites, map), ...shown }
    },
    rendering: () => rendering,
    style: () => style,
    hasNotes: () => isNoteStyle(style),
    setStyle(next) {
      if (next === style) return
      style = next
      tell()
      schedule(0)
    },
    sources: () => new Map(map.entries()),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow(editor) {
      followed = editor
      const onUpdate = () => schedule()
      editor.on('update', onUpdate)
      map.observe(onSources)
      schedule(0)
      return () => {
        window.clearTimeout(timer)
        followed = null
        editor.off('update', onUpdate)
        map.unobserve(onSources)
      }
    },
    restore: (sources) =>
      void import('../library/source-library.ts').then(({ restoreSources }) => restoreSources(doc, sources)),
    request(request) {
      for (const listener of requests) listener(request)
    },
    onRequest(listener) {
      requests.add(listener)
      return () => requests.delete(listener)
    },
    async renderNow(editor) {
      await render(editor)
      return rendering?.style === style ? rendering : null
    },
  }
}

/** Returns the rendered citations of an editor. */
export function citationStoreOf(editor: Editor): CitationStore {
  const citation = editor.extensionManager.extensions.find(({ name }) => name === 'citation')
  return citation!.options.store as CitationStore
}

/** Returns what is known of the first source that cannot be printed; null if all can. */
function incompleteName(cites: unknown, sourceOf: (id: string) => unknown): string | null {
  const ids = Array.isArray(cites) ? cites.map((cite) => String(cite?.id)) : []
  const source = ids.map(sourceOf).find(lacksDetails) as Partial<Source> | undefined
  return source ? (source.DOI ?? source.ISBN ?? source.URL ?? '') : null
}

function isWhole(cites: unknown, map: Y.Map<unknown>): boolean {
  return Array.isArray(cites) && cites.length > 0 && cites.every((cite) => map.has(String(cite?.id)))
}
