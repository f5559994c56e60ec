import type { NodeViewRenderer } from '@tiptap/core'
import { type DrawFormula, loadFormulas } from '../../../ui/formulas/draw-formula.ts'

let drawer: DrawFormula | null = null
let loading: Promise<DrawFormula | null> | null = null

/** Loads what draws formulas, once. Null without a connection; it is asked for again by the next formula. */
function loadDrawer(): Promise<DrawFormula | null> {
  loading ??= loadFormulas().then(
    (draw) => {
      drawer = draw
      return draw
    },
    () => {
      loading = null
      return null
    },
  )
  return loading
}

/** Shows a formula in an element. Its source is shown until KaTeX has loaded, and where it is no valid TeX. */
export function showFormula(element: HTMLElement, tex: string, isBlock: boolean): void {
  element.dataset.formula = tex
  const html = drawer?.(tex, isBlock) ?? null
  element.classList.toggle('formula-wrong', drawer !== null && html === null)
  // KaTeX escapes what it shows, and `trust` is off.
  if (html !== null) element.innerHTML = html
  else element.textContent = tex === '' ? '?' : tex
  if (drawer) return
  void loadDrawer().then((draw) => {
    if (draw && element.dataset.formula === tex) showFormula(element, tex, isBlock)
  })
}

/** Draws a formula on the page. Pressing it opens its source. */
export function formulaView(isBlock: boolean): NodeViewRenderer {
  return ({ node, editor, getPos }) => {
    const dom = document.createElement(isBlock ? 'div' : 'span')
    dom.className = isBlock ? 'formula-block' : 'formula'
    const { type } = node
    showFormula(dom, String(node.attrs.tex), isBlock)
    dom.addEventListener('click', () => {
      const pos = getPos()
      if (pos === undefined || !editor.isEditable) return
      editor.view.dom.dispatchEvent(new CustomEvent('edit-formula', { detail: { pos, isBlock } }))
    })
    return {
      dom,
      update(next) {
        if (next.type !== type) return false
        showFormula(dom, String(next.attrs.tex), isBlock)
        return true
      },
      ignoreMutation: () => true,
    }
  }
}
