import { type Editor, mergeAttributes, Node } from '@tiptap/core'
import { DOMSerializer } from '@tiptap/pm/model'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import { bibliographySpecs } from './citation-dom.ts'
import { type CitationStore, citationStoreOf } from './citation-store.ts'

/** The list of the cited sources. Its text follows the citations and the style, and is not part of the document. */
export const Bibliography = Node.create<{ store: CitationStore | null }>({
  name: 'bibliography',
  group: 'block',
  atom: true,
  selectable: true,
  addOptions: () => ({ store: null }),
  parseHTML() {
    return [{ tag: 'div[data-bibliography]' }]
  },
  renderHTML({ HTMLAttributes }) {
    const attributes = mergeAttributes(HTMLAttributes, { 'data-bibliography': '', class: 'bibliography' })
    return ['div', attributes, ...bibliographySpecs(this.options.store?.rendering() ?? null)]
  },
  renderText() {
    return ''
  },
  addNodeView() {
    const { store } = this.options
    return () => {
      const dom = document.createElement('div')
      dom.className = 'bibliography'
      dom.contentEditable = 'false'
      let last = ''
      function draw() {
        const rendering = store?.rendering() ?? null
        const state = JSON.stringify(rendering?.bibliography)
        if (state === last && dom.hasChildNodes()) return
        last = state
        dom.replaceChildren(
          ...bibliographySpecs(rendering).map((spec) => DOMSerializer.renderSpec(document, spec).dom),
        )
      }
      draw()
      const stop = store?.subscribe(draw)
      return { dom, ignoreMutation: () => true, destroy: () => stop?.() }
    }
  },
})

/** Inserts the bibliography under its heading at the end of the essay, or selects the one that is there. */
export function insertBibliography(editor: Editor): void {
  const { doc } = editor.state
  const heading = texts.headings[citationStoreOf(editor).style()]
  let before: number | null = null
  doc.forEach((node, pos) => {
    if (node.type.name === 'bibliography') before = pos
  })
  if (before !== null) {
    editor.chain().focus().setNodeSelection(before).scrollIntoView().run()
    return
  }
  const last = doc.lastChild
  const isEmptyEnd = last?.type.name === 'paragraph' && last.content.size === 0
  const from = isEmptyEnd ? doc.content.size - last.nodeSize : doc.content.size
  editor
    .chain()
    .insertContentAt({ from, to: doc.content.size }, [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: heading }] },
      { type: 'bibliography' },
      { type: 'paragraph' },
    ])
    .scrollIntoView()
    .run()
}
