/** Boosted trees as training writes them: complete, in heap order, a value goes right when it exceeds the threshold. */
export interface Trees {
  bias: number
  depth: number
  features: ArrayLike<number>
  thresholds: ArrayLike<number>
  leaves: ArrayLike<number>
}

/** Log-odds of a row of features, starting at `at`. */
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
