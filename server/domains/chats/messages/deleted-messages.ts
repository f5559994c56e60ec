export type Node = { id: string; parentId: string | null; deletedAt: Date | null }

/**
 * Returns the messages that are not deleted, each with its nearest existing ancestor as parent. If `rows` are a part of
 * a chat, `all` are all its messages.
 */
export function withoutDeleted<Row extends Node>(rows: Row[], all: Node[] = rows): Row[] {
  if (!all.some((row) => row.deletedAt)) return rows
  const byId = new Map(all.map((row) => [row.id, row]))
  return rows
    .filter((row) => !row.deletedAt)
    .map((row) => ({ ...row, parentId: nearestKeptParent(row, byId) }))
}

/** Returns null if all ancestors are deleted. */
export function nearestKeptParent(row: Node, byId: Map<string, Node>): string | null {
  let at = byId.get(row.parentId ?? '')
  while (at?.deletedAt) at = byId.get(at.parentId ?? '')
  return at?.id ?? null
}
