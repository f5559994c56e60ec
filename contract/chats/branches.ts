/** The fields that give a message its place in a chat. A null `parentId` starts a branch. */
export type BranchNode = { id: string; parentId: string | null }

export type Branches<Node extends BranchNode> = {
  /** Returns the path from the first message to this one, or to the newest if the id is unknown or null. */
  pathTo: (leafId: string | null) => Node[]
  /** Returns all children of the same parent, oldest first, including this one. */
  siblings: (node: Node) => Node[]
  /** Returns the end of a branch through this message, following the newest children. */
  newestLeaf: (id: string) => string
  /** Returns the end of the branch of the previous (-1) or next (1) sibling, or null without one. */
  leafBeside: (node: Node, step: -1 | 1) => string | null
}

/** Builds the tree of a chat. `nodes` are in the order of their creation; a missing parent counts as none. */
export function readBranches<Node extends BranchNode>(nodes: Node[]): Branches<Node> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const children = new Map<string | null, Node[]>()
  const parentOf = (node: Node) => (node.parentId !== null && byId.has(node.parentId) ? node.parentId : null)
  for (const node of nodes) {
    const parent = parentOf(node)
    const list = children.get(parent)
    if (list) list.push(node)
    else children.set(parent, [node])
  }

  function newestLeaf(id: string): string {
    let at = id
    for (let next = children.get(at)?.at(-1); next; next = children.get(at)?.at(-1)) at = next.id
    return at
  }

  function pathTo(leafId: string | null): Node[] {
    const path: Node[] = []
    const start = (leafId !== null && byId.get(leafId)) || nodes.at(-1)
    for (let at = start; at && path.length < nodes.length; at = byId.get(parentOf(at) ?? '')) path.push(at)
    return path.reverse()
  }

  const siblings = (node: Node) => children.get(parentOf(node)) ?? [node]

  function leafBeside(node: Node, step: -1 | 1): string | null {
    const all = siblings(node)
    const next = all[all.indexOf(node) + step]
    return next ? newestLeaf(next.id) : null
  }

  return { pathTo, newestLeaf, siblings, leafBeside }
}
