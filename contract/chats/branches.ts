/** The least that a message needs to have a place in a chat: whom it follows. Null begins a branch. */
export type BranchNode = { id: string; parentId: string | null }

export type Branches<Node extends BranchNode> = {
  /** From the first message to the one with this id; to the newest when there is none with it. */
  pathTo: (leafId: string | null) => Node[]
  /** All that follow the same message as this one, oldest first, itself included. */
  siblings: (node: Node) => Node[]
  /** Where a branch that goes through this message ends, newest children first. */
  newestLeaf: (id: string) => string
}

/** The tree of a chat. `nodes` are in the order in which they were made; a parent that is missing counts as none. */
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

  return { pathTo, newestLeaf, siblings: (node) => children.get(parentOf(node)) ?? [node] }
}
