import type { FormulaNode } from '../../../../contract/essays/plain-notation.ts'
import { formulaTex } from '../formulas/formula-tex.ts'
import { texMax } from '../formulas/tex-max.ts'

const depthMax = 100

/** Returns a formula of a reply, of MathML or of KaTeX as a formula of the page; null for other elements. */
export function formulaElement(element: Element, tag: string): Element | null {
  const mark = tag === 'code' ? element.getAttribute('data-math') : null
  const own = element.getAttribute('data-formula')
  if (tag !== 'math' && mark === null && own === null) return null
  const isBlock =
    mark === 'block' ||
    (own !== null && tag === 'div') ||
    (tag === 'math' && element.closest('.katex-display') !== null)
  const tex = own ?? (mark === null ? mathTex(element) : (element.textContent ?? ''))
  const made = element.ownerDocument.createElement(isBlock ? 'div' : 'span')
  made.setAttribute('data-formula', tex.trim().slice(0, texMax))
  return made
}

/** In TeX where the formula has that beside it. */
function mathTex(math: Element): string {
  const tex = math.querySelector('annotation[encoding*="tex"]')?.textContent
  return tex?.trim() || formulaTex(formulaNode(math, 0)) || (math.getAttribute('alttext') ?? '')
}

function formulaNode(element: Element, depth: number): FormulaNode {
  const children = [...element.childNodes].flatMap((child): (FormulaNode | string)[] => {
    if (child.nodeType === 1 && depth < depthMax) return [formulaNode(child as Element, depth + 1)]
    const text = (child.textContent ?? '').trim()
    return text === '' || child.nodeType === 8 ? [] : [text]
  })
  const name = element.localName.toLowerCase()
  const value = element.getAttribute(name === 'mfrac' ? 'linethickness' : 'mathvariant')
  return { name, children, ...(value === null ? {} : { value }) }
}
