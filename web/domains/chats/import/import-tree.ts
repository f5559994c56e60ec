import type { PortableMessage } from '../../../../contract/chats/chat-export.ts'

export type TreeNode = { id: string; parentId: string | null; message: PortableMessage | null }

/**
 * Returns the messages to keep, each after its nearest kept ancestor, oldest branch first. A reply that directly
 * follows a reply (around a tool call) is joined to it. `placeOf` maps each node to its new place.
 */
export function keepMessages(nodes: TreeNode[]): {
  messages: PortableMessage[]
  placeOf: (nodeId: string | null) => string | null
} {
  const known = new Set(nodes.map(({ id }) => id))
  const children = new Map<string | null, TreeNode[]>()
  for (const node of nodes) {
    const parent =
      node.parentId !== null && known.has(node.parentId) && node.parentId !== node.id ? node.parentId : null
    const list = children.get(parent)
    if (list) list.push(node)
    else children.set(parent, [node])
  }
  const messages: PortableMessage[] = []
  const byId = new Map<string, PortableMessage>()
  const places = new Map<string, string | null>()
  const waiting = [...(children.get(null) ?? [])].reverse()
  // Nodes in a cycle cannot be reached from a root, so they are left out.
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const before = node.parentId === null ? null : (places.get(node.parentId) ?? null)
    places.set(node.id, place(node, before))
    const next = children.get(node.id) ?? []
    for (let i = next.length - 1; i >= 0; i--) waiting.push(next[i]!)
  }

  function place({ id, parentId, message }: TreeNode, before: string | null): string | null {
    if (!message) return before
    const last = before === null ? undefined : byId.get(before)
    const isAlone = (children.get(parentId)?.length ?? 0) <= 1
    if (
      last?.sender === 'assistant' &&
      message.sender === 'assistant' &&
      isAlone &&
      messages.at(-1) === last
    ) {
      last.text = `${last.text}\n\n${message.text}`
      return before
    }
    const kept = { ...message, id, parentId: before }
    messages.push(kept)
    byId.set(id, kept)
    return id
  }
  return { messages, placeOf: (nodeId) => (nodeId === null ? null : (places.get(nodeId) ?? null)) }
}
