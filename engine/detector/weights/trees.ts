/** Boosted trees as training writes them: complete, in heap order; a value above the threshold goes right. */
export type Trees = {
  bias: number
  depth: number
  features: ArrayLike<number>
  thresholds: ArrayLike<number>
  leaves: ArrayLike<number>
}

/** Returns the log-odds of a row of features that starts at `at`. */
export function treesScore(trees: Trees, row: Float32Array, at = 0): number {
  const inner = (1 << trees.depth) - 1
  const count = trees.leaves.length / (inner + 1)
  let score = trees.bias
  for (let tree = 0; tree < count; tree++) {
    let node = 0
    const base = tree * inner
    while (node < inner) {
      const right = row[at + trees.features[base + node]!]! > trees.thresholds[base + node]!
      node = 2 * node + (right ? 2 : 1)
    }
    score += trees.leaves[tree * (inner + 1) + node - inner]!
  }
  return score
}

/** Indices of the trees that use each feature. */
const asking = new WeakMap<Trees, Uint16Array[]>()

function treesAsking(trees: Trees): Uint16Array[] {
  const known = asking.get(trees)
  if (known) return known
  const inner = (1 << trees.depth) - 1
  const found: Set<number>[] = []
  for (let node = 0; node < trees.features.length; node++) {
    const feature = trees.features[node]!
    found[feature] ??= new Set()
    found[feature].add(Math.floor(node / inner))
  }
  const lists = Array.from(found, (numbers) => Uint16Array.from(numbers ?? []))
  asking.set(trees, lists)
  return lists
}

/** Returns the change of the log-odds between two rows that differ only in these features. */
export function treesChange(
  trees: Trees,
  before: Float32Array,
  after: Float32Array,
  features: readonly number[],
): number {
  const lists = treesAsking(trees)
  const asked =
    features.length === 1
      ? (lists[features[0]!] ?? [])
      : new Set(features.flatMap((feature) => [...(lists[feature] ?? [])]))
  let change = 0
  for (const tree of asked) change += leafOf(trees, tree, after) - leafOf(trees, tree, before)
  return change
}

function leafOf(trees: Trees, tree: number, row: Float32Array): number {
  const inner = (1 << trees.depth) - 1
  let node = 0
  while (node < inner) {
    const at = tree * inner + node
    node = 2 * node + (row[trees.features[at]!]! > trees.thresholds[at]! ? 2 : 1)
  }
  return trees.leaves[tree * (inner + 1) + node - inner]!
}
