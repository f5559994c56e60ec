import type { FormulaNode } from '../../../../../contract/essays/plain-notation.ts'
import { formulaTex } from '../../formulas/formula-tex.ts'
import { texMax } from '../../formulas/tex-max.ts'
import {
  attribute,
  childrenOf,
  descendants,
  type Element,
  isElement,
  type TreeNode,
  textOf,
} from './html-tree.ts'

const depthMax = 100
const valueNames: Readonly<Record<string, string>> = { mi: 'mathvariant', mfrac: 'linethickness' }

/** Returns the TeX of a formula: MathML, or the source that a reader of Markdown or Word has marked. Null for other elements. */
export function formulaOf(element: Element): { tex: string; isBlock: boolean } | null {
  const mark = attribute(element, 'data-math')
  if (element.tagName === 'code' && mark !== '')
    return { tex: textOf(element).trim().slice(0, texMax), isBlock: mark === 'block' }
  if (element.tagName !== 'math') return null
  const isBlock = attribute(element, 'display') === 'block' && isAlone(element)
  return { tex: mathTex(element).slice(0, texMax), isBlock }
}

/** In TeX where the formula has that beside it. */
function mathTex(math: Element): string {
  for (const node of descendants(math))
    if (isElement(node) && node.tagName === 'annotation' && attribute(node, 'encoding').includes('tex'))
      return textOf(node).trim()
  return formulaTex(nodeOf(math, 0)) || attribute(math, 'alttext')
}

/** A displayed formula inside a sentence stays there. */
function isAlone(element: Element): boolean {
  const parent = element.parentNode
  if (!parent || !('childNodes' in parent)) return true
  return parent.childNodes.every((node) => node === element || ('value' in node && node.value.trim() === ''))
}

function nodeOf(element: Element, depth: number): FormulaNode {
  const children = childrenOf(element).flatMap((child: TreeNode): (FormulaNode | string)[] => {
    if (isElement(child)) return depth < depthMax ? [nodeOf(child, depth + 1)] : [textOf(child)]
    return 'value' in child && child.value.trim() !== '' ? [child.value.trim()] : []
  })
  const value = attribute(element, valueNames[element.tagName] ?? '')
  return { name: element.tagName, children, ...(value === '' ? {} : { value }) }
}
