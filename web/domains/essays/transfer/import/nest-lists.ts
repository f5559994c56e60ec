import { childrenOf, descendants, type Element, isElement, type TreeNode } from './html-tree.ts'

const isList = (node: TreeNode | undefined): node is Element =>
  node !== undefined && isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol')
const isBlank = (node: TreeNode) => 'value' in node && node.value.trim() === ''

/**
 * Puts each list that is the child of a list into the item before it, which is where HTML has nested lists. LibreOffice
 * also ends the outer list before a nested one and begins it again after that; these parts become one list.
 */
export function nestLists(root: TreeNode): void {
  const parents = [...descendants(root)].filter((node) => childrenOf(node).some(isList))
  for (const parent of parents) if ('childNodes' in parent) parent.childNodes = joined(parent.childNodes)
  for (const list of [...descendants(root)]) if (isList(list)) list.childNodes = nested(list.childNodes)
}

function joined(children: TreeNode[]): TreeNode[] {
  const kept: TreeNode[] = []
  for (const child of children) {
    const before = kept.findLast((node) => !isBlank(node))
    const isPart =
      isList(child) &&
      isList(before) &&
      before.tagName === child.tagName &&
      (isList(partsOf(child)[0]) || isList(partsOf(before).at(-1)))
    if (isPart) before.childNodes.push(...child.childNodes)
    else kept.push(child)
  }
  return kept
}

function partsOf(list: Element): TreeNode[] {
  return list.childNodes.filter((node) => !isBlank(node))
}

function nested(children: TreeNode[]): TreeNode[] {
  const kept: TreeNode[] = []
  for (const child of children) {
    const item = kept.findLast((node): node is Element => isElement(node) && node.tagName === 'li')
    if (isList(child) && item) item.childNodes.push(child)
    else kept.push(child)
  }
  return kept
}
