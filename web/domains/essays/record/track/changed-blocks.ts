import type { Node } from '@tiptap/pm/model'

/** The top-level blocks in which two documents differ: from `first` on, some of the old and some of the new ones. */
export type ChangedBlocks = { first: number; old: Node[]; fresh: Node[]; start: number }

/** Compares the blocks by identity: the editor makes another node for each change. */
export function changedBlocks(before: Node, after: Node): ChangedBlocks {
  const most = Math.min(before.childCount, after.childCount)
  let first = 0
  let start = 0
  while (first < most && before.child(first) === after.child(first)) start += before.child(first++).nodeSize
  let same = 0
  while (
    same < most - first &&
    before.child(before.childCount - 1 - same) === after.child(after.childCount - 1 - same)
  )
    same++
  return { first, start, old: childrenOf(before, first, same), fresh: childrenOf(after, first, same) }
}

export function allBlocks(before: Node, after: Node): ChangedBlocks {
  return { first: 0, start: 0, old: childrenOf(before, 0, 0), fresh: childrenOf(after, 0, 0) }
}

function childrenOf(doc: Node, first: number, without: number): Node[] {
  const children: Node[] = []
  for (let index = first; index < doc.childCount - without; index++) children.push(doc.child(index))
  return children
}
