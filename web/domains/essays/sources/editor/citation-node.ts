import { Node as EditorNode, mergeAttributes } from '@tiptap/core'
import { DOMSerializer } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import { randomId } from '../../../../ui/random-id.ts'
import type { CitationRun } from '../render/rendering.ts'
import { shownRuns, specsOf } from './citation-dom.ts'
import type { CitationStore, ShownCitation } from './citation-store.ts'

type CitationOptions = { store: CitationStore | null }

/**
 * A citation in the text: the sources with their pages (`cites`), and a key by which its rendered text is found.
 * `carried` has copies of the sources while a citation is on the clipboard.
 */
export const Citation = EditorNode.create<CitationOptions>({
  name: 'citation',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  marks: '',
  addOptions: () => ({ store: null }),

  addAttributes() {
    return {
      key: { default: '', parseHTML: randomId, renderHTML: () => ({}) },
      cites: jsonAttribute('data-cites', []),
      carried: jsonAttribute('data-sources', null),
    }
  },
  parseHTML() {
    return [{ tag: 'span[data-cites]' }, { tag: 'sup[data-cites]' }]
  },
  renderHTML({ node, HTMLAttributes }) {
    const shown = shownOf(this.options.store, node.attrs)
    if (shown.isNote && shown.author)
      return ['span', HTMLAttributes, shown.author, ['sup', { class: 'footnote-mark' }]]
    if (shown.isNote) return ['sup', mergeAttributes(HTMLAttributes, { class: 'footnote-mark' })]
    return ['span', mergeAttributes(HTMLAttributes, { class: 'citation' }), ...specsOf(shownRuns(shown))]
  },
  renderText({ node }) {
    const shown = shownOf(this.options.store, node.attrs)
    return shown.isNote
      ? shown.author
      : shownRuns(shown)
          .map(({ text }) => text)
          .join('')
  },
  addNodeView() {
    const { store } = this.options
    return ({ node, view, getPos }) => citationView(store, node.attrs, view, getPos)
  },
})

type Attributes = { key?: unknown; cites?: unknown }

function shownOf(store: CitationStore | null, { key, cites }: Attributes): ShownCitation {
  return (
    store?.read(String(key), cites) ?? {
      runs: [],
      isMissing: true,
      isNote: false,
      author: '',
      incomplete: null,
    }
  )
}

/** An attribute that HTML holds as JSON. */
function jsonAttribute(name: string, usual: unknown) {
  return {
    default: usual,
    parseHTML(element: HTMLElement): unknown {
      try {
        return JSON.parse(element.getAttribute(name) ?? 'null') ?? usual
      } catch {
        return usual
      }
    },
    renderHTML: (attributes: Record<string, unknown>) => {
      const value = name === 'data-cites' ? attributes.cites : attributes.carried
      return value === null ? {} : { [name]: JSON.stringify(value) }
    },
  }
}

function titleOf({ isMissing, incomplete }: ShownCitation): string {
  if (incomplete !== null) return texts.incompleteExplained
  return isMissing ? texts.missingExplained : texts.editCitation
}

function elementsOf(runs: CitationRun[]): Node[] {
  return specsOf(runs).map((spec) => DOMSerializer.renderSpec(document, spec).dom)
}

function authorWithMark(author: string): (string | HTMLElement)[] {
  const mark = document.createElement('sup')
  mark.className = 'footnote-mark'
  return [author, mark]
}

/** Shows the rendered text, which changes without a change of the document. */
function citationView(
  store: CitationStore | null,
  attributes: Attributes,
  view: EditorView,
  getPos: () => number | undefined,
) {
  let attrs = attributes
  const dom = document.createElement('span')
  dom.setAttribute('data-citation', '')
  let last = ''
  function draw() {
    const shown = shownOf(store, attrs)
    const state = JSON.stringify(shown)
    if (state === last) return
    last = state
    const runs = shownRuns(shown)
    const isMark = shown.isNote && shown.author === ''
    dom.className = isMark ? 'footnote-mark' : 'citation'
    dom.classList.toggle('citation-missing', shown.isMissing || shown.incomplete !== null)
    if (view.editable) dom.title = titleOf(shown)
    dom.replaceChildren(...(isMark ? [] : shown.isNote ? authorWithMark(shown.author) : elementsOf(runs)))
    if (isMark) dom.setAttribute('aria-label', runs.map(({ text }) => text).join(''))
    else dom.removeAttribute('aria-label')
  }
  dom.addEventListener('click', (event) => {
    event.preventDefault()
    const pos = getPos()
    if (pos !== undefined && view.editable) store?.request({ pos })
  })
  draw()
  const stop = store?.subscribe(draw)
  return {
    dom,
    update(next: { type: { name: string }; attrs: Attributes }) {
      if (next.type.name !== 'citation') return false
      attrs = next.attrs
      draw()
      return true
    },
    ignoreMutation: () => true,
    destroy: () => stop?.(),
  }
}
