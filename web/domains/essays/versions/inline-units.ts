import type { Node } from '@tiptap/pm/model'

/** A word, a blank, a sign or a node of a line. Equal ones have the same key. */
export type InlineUnit = { key: string; node: Node }

const words = /\s+|[\p{L}\p{N}\p{M}'’]+|[^\s\p{L}\p{N}\p{M}'’]/gu

/** Divides the content of a paragraph into units. Formatting is no part of their keys. */
export function inlineUnits(block: Node): InlineUnit[] {
  return block.children.flatMap((child): InlineUnit[] => {
    const { text } = child
    if (text === undefined) return [{ key: `\0${child.type.name}${contentOf(child)}`, node: child }]
    return [...text.matchAll(words)].map(([key]) => ({ key, node: child.type.schema.text(key, child.marks) }))
  })
}

/** The key of a citation is another in each copy. */
function contentOf({ attrs }: Node): string {
  const { key: _, carried: __, ...content } = attrs
  return JSON.stringify(content)
}
