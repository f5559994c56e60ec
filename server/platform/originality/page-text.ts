import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

const unseen = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'math',
  'head',
  'iframe',
  'object',
  'select',
  'textarea',
  'button',
])
/** Elements inside a line. All others end it. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

export type PageText = { title: string | null; text: string }

/** Returns the title and the visible text of a page. Walks without recursion, because a page may nest without end. */
export function pageText(html: string): PageText {
  const document = parse(html)
  const parts: string[] = []
  let title: string | null = null
  const stack: (Node | '\n')[] = [...document.childNodes].reverse()
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === '\n') parts.push('\n')
    else if (node.nodeName === '#text') parts.push((node as DefaultTreeAdapterTypes.TextNode).value)
    else if ('tagName' in node) {
      if (node.tagName === 'head') title ??= titleIn(node)
      if (unseen.has(node.tagName)) continue
      const isInline = inline.has(node.tagName)
      if (!isInline) stack.push('\n')
      for (let at = node.childNodes.length - 1; at >= 0; at--) stack.push(node.childNodes[at]!)
      if (!isInline) parts.push('\n')
    }
  }
  return { title, text: parts.join('') }
}

function titleIn(head: DefaultTreeAdapterTypes.Element): string | null {
  for (const child of head.childNodes)
    if ('tagName' in child && child.tagName === 'title')
      return (
        child.childNodes
          .map((node) => ('value' in node ? node.value : ''))
          .join('')
          .trim() || null
      )
  return null
}
