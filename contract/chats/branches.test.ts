import { expect, test } from 'vitest'
import { readBranches } from './branches.ts'

const node = (id: string, parentId: string | null) => ({ id, parentId })
/** q1 ─ a1 ─ q2 ─ a2, with a second reply to q1 and q2 edited once. */
const tree = [
  node('q1', null),
  node('a1', 'q1'),
  node('q2', 'a1'),
  node('a2', 'q2'),
  node('a1b', 'q1'),
  node('q2b', 'a1'),
  node('a2b', 'q2b'),
]
const ids = (nodes: { id: string }[]) => nodes.map(({ id }) => id)

test('returns the path from the first message to the chosen end', () => {
  const branches = readBranches(tree)
  expect(ids(branches.pathTo('a2'))).toEqual(['q1', 'a1', 'q2', 'a2'])
  expect(ids(branches.pathTo('a1b'))).toEqual(['q1', 'a1b'])
})

test('ends at the newest message if the chosen end is unknown', () => {
  const branches = readBranches(tree)
  expect(ids(branches.pathTo(null))).toEqual(['q1', 'a1', 'q2b', 'a2b'])
  expect(ids(branches.pathTo('gone'))).toEqual(['q1', 'a1', 'q2b', 'a2b'])
  expect(readBranches([]).pathTo('any')).toEqual([])
})

test('returns siblings of the same parent, oldest first', () => {
  const branches = readBranches(tree)
  expect(ids(branches.siblings(tree[2]!))).toEqual(['q2', 'q2b'])
  expect(ids(branches.siblings(tree[0]!))).toEqual(['q1'])
})

test('enters a branch at its newest end', () => {
  const branches = readBranches(tree)
  expect(branches.newestLeaf('q1')).toBe('a1b')
  expect(branches.newestLeaf('a1')).toBe('a2b')
  expect(branches.newestLeaf('a2')).toBe('a2')
})

test('starts a branch at a message with a missing parent, and terminates on a cycle', () => {
  expect(ids(readBranches([node('x', 'gone')]).pathTo('x'))).toEqual(['x'])
  expect(readBranches([node('x', 'y'), node('y', 'x')]).pathTo('x')).toHaveLength(2)
})
