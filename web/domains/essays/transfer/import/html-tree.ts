import type { DefaultTreeAdapterTypes } from 'parse5'

export type TreeNode = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

export function isElement(node: TreeNode): node is Element {
  return 'tagName' in node
}

export function childrenOf(node: TreeNode): TreeNode[] {
  return 'childNodes' in node ? node.childNodes : []
}

export function attribute(element: Element, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value ?? ''
}

export function styleOf(element: Element, name: string): string {
  for (const declaration of attribute(element, 'style').split(';')) {
    const colon = declaration.indexOf(':')
    if (colon > 0 && declaration.slice(0, colon).trim().toLowerCase() === name)
      return declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase()
  }
  return ''
}

/** Walks without recursion, so that no nesting is too deep. */
export function* descendants(root: TreeNode): Generator<TreeNode> {
  const open = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    yield node
    open.push(...childrenOf(node).toReversed())
  }
}

export function textOf(root: TreeNode): string {
  let text = ''
  for (const node of descendants(root)) {
    if ('value' in node) text += node.value
    else if (isElement(node) && node.tagName === 'br') text += '\n'
  }
  return text
}
