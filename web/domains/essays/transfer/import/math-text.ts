import { type FormulaNode, formulaText } from '../../../../../contract/essays/plain-notation.ts'
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

/** Returns a formula in MathML as text: in TeX where it has that beside it, or else as people type it. */
export function mathText(math: Element): string {
  for (const node of descendants(math))
    if (isElement(node) && node.tagName === 'annotation' && attribute(node, 'encoding').includes('tex'))
      return textOf(node).trim()
  return attribute(math, 'alttext') || formulaText(nodeOf(math, 0))
}

function nodeOf(element: Element, depth: number): FormulaNode {
  const children = childrenOf(element).flatMap((child: TreeNode): (FormulaNode | string)[] => {
    if (isElement(child)) return depth < depthMax ? [nodeOf(child, depth + 1)] : [textOf(child)]
    return 'value' in child && child.value.trim() !== '' ? [child.value.trim()] : []
  })
  return { name: element.tagName, children }
}
