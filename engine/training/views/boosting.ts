import { type Random, seededRandom } from '../random.ts'

export type BoostingOptions = {
  trees: number
  depth: number
  rate: number
  rowShare: number
  columnShare: number
  /** Minimum sum of second derivatives in a leaf. */
  leafMin: number
  /** L2 penalty on leaf values. */
  ridge: number
  seed: number
}

/** Complete binary trees in heap order: the children of node k are 2k+1 and 2k+2; a value above the threshold goes right. */
export type BoostedTrees = {
  bias: number
  depth: number
  /** 2^depth - 1 inner nodes per tree. */
  features: Int32Array
  thresholds: Float32Array
  /** 2^depth leaves per tree. */
  leaves: Float32Array
}

const binCount = 64

/** Column-major bins of the features, with the upper edge of each bin. */
export type BinnedColumns = {
  rows: number
  columns: Uint8Array[]
  edges: Float32Array[]
}

/** Divides every column into at most 64 bins of about equal weight; only training rows determine the edges. */
export function binColumns(values: Float32Array, width: number, sample: Int32Array): BinnedColumns {
  const rows = values.length / width
  const columns: Uint8Array[] = []
  const edges: Float32Array[] = []
  for (let f = 0; f < width; f++) {
    const found = edgesOf(values, width, f, sample)
    edges.push(found)
    const column = new Uint8Array(rows)
    for (let r = 0; r < rows; r++) column[r] = binOf(found, values[r * width + f]!)
    columns.push(column)
  }
  return { rows, columns, edges }
}

function edgesOf(values: Float32Array, width: number, feature: number, sample: Int32Array): Float32Array {
  const step = Math.max(1, Math.floor(sample.length / 20_000))
  const picked: number[] = []
  for (let i = 0; i < sample.length; i += step) picked.push(values[sample[i]! * width + feature]!)
  const sorted = Float32Array.from(picked).sort()
  const edges: number[] = []
  for (let b = 1; b < binCount; b++) {
    const edge = sorted[Math.floor((sorted.length * b) / binCount)]!
    if (edges.length === 0 || edge > edges[edges.length - 1]!) edges.push(edge)
  }
  return Float32Array.from(edges)
}

function binOf(edges: Float32Array, value: number): number {
  let low = 0
  let high = edges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (value > edges[middle]!) low = middle + 1
    else high = middle
  }
  return low
}

/** Gradient boosting for the logistic loss over histograms (Friedman 2001; Ke et al. 2017), level by level. */
export function trainBoosting(
  data: BinnedColumns,
  labels: Uint8Array,
  weights: Float32Array,
  rows: Int32Array,
  options: BoostingOptions,
): BoostedTrees {
  const random = seededRandom(options.seed)
  const inner = (1 << options.depth) - 1
  const model: BoostedTrees = {
    bias: 0,
    depth: options.depth,
    features: new Int32Array(options.trees * inner),
    thresholds: new Float32Array(options.trees * inner),
    leaves: new Float32Array(options.trees * (inner + 1)),
  }
  const state = {
    margins: new Float32Array(data.rows),
    gradients: new Float32Array(data.rows),
    curvatures: new Float32Array(data.rows),
    nodes: new Uint8Array(data.rows),
  }
  for (let tree = 0; tree < options.trees; tree++) {
    for (const row of rows) {
      const probability = 1 / (1 + Math.exp(-state.margins[row]!))
      state.gradients[row] = (probability - labels[row]!) * weights[row]!
      state.curvatures[row] = Math.max(1e-6, probability * (1 - probability) * weights[row]!)
    }
    growTree(model, tree, data, state, pick(rows, options.rowShare, random), rows, options, random)
  }
  return model
}

type State = {
  margins: Float32Array
  gradients: Float32Array
  curvatures: Float32Array
  nodes: Uint8Array
}

function pick(rows: Int32Array, share: number, random: Random): Int32Array {
  return rows.filter(() => random() < share)
}

function growTree(
  model: BoostedTrees,
  tree: number,
  data: BinnedColumns,
  state: State,
  sample: Int32Array,
  rows: Int32Array,
  options: BoostingOptions,
  random: Random,
): void {
  const inner = (1 << options.depth) - 1
  const chosen = [...data.columns.keys()].filter(() => random() < options.columnShare)
  const bins = new Int32Array(inner)
  for (const row of rows) state.nodes[row] = 0
  for (let level = 0; level < options.depth; level++) {
    const splits = findSplits(data, state, sample, chosen, 1 << level, options)
    for (let k = 0; k < 1 << level; k++) {
      const node = tree * inner + (1 << level) - 1 + k
      const { feature, bin } = splits[k]!
      model.features[node] = feature
      model.thresholds[node] = data.edges[feature]![bin] ?? Number.MAX_VALUE
      bins[(1 << level) - 1 + k] = bin
    }
    for (const row of rows) {
      const k = state.nodes[row]!
      const { feature, bin } = splits[k]!
      state.nodes[row] = 2 * k + (data.columns[feature]![row]! > bin ? 1 : 0)
    }
  }
  setLeaves(model, tree, state, sample, rows, options)
}

type Split = {
  gain: number
  feature: number
  bin: number
}

function findSplits(
  data: BinnedColumns,
  state: State,
  sample: Int32Array,
  columns: number[],
  nodes: number,
  options: BoostingOptions,
): Split[] {
  const best: Split[] = Array.from({ length: nodes }, () => ({ gain: 0, feature: 0, bin: 255 }))
  const gradients = new Float64Array(nodes * binCount)
  const curvatures = new Float64Array(nodes * binCount)
  for (const feature of columns) {
    gradients.fill(0)
    curvatures.fill(0)
    const column = data.columns[feature]!
    for (let i = 0; i < sample.length; i++) {
      const row = sample[i]!
      const at = state.nodes[row]! * binCount + column[row]!
      gradients[at]! += state.gradients[row]!
      curvatures[at]! += state.curvatures[row]!
    }
    for (let node = 0; node < nodes; node++)
      improve(best[node]!, feature, gradients, curvatures, node * binCount, options)
  }
  return best
}

function improve(
  best: Split,
  feature: number,
  gradients: Float64Array,
  curvatures: Float64Array,
  at: number,
  options: BoostingOptions,
): void {
  let g = 0
  let h = 0
  for (let b = 0; b < binCount; b++) {
    g += gradients[at + b]!
    h += curvatures[at + b]!
  }
  const whole = (g * g) / (h + options.ridge)
  let left = 0
  let leftWeight = 0
  for (let b = 0; b < binCount - 1; b++) {
    left += gradients[at + b]!
    leftWeight += curvatures[at + b]!
    if (leftWeight < options.leafMin || h - leftWeight < options.leafMin) continue
    const right = g - left
    const gain =
      (left * left) / (leftWeight + options.ridge) +
      (right * right) / (h - leftWeight + options.ridge) -
      whole
    if (gain > best.gain) {
      best.gain = gain
      best.feature = feature
      best.bin = b
    }
  }
}

function setLeaves(
  model: BoostedTrees,
  tree: number,
  state: State,
  sample: Int32Array,
  rows: Int32Array,
  options: BoostingOptions,
): void {
  const leaves = 1 << options.depth
  const g = new Float64Array(leaves)
  const h = new Float64Array(leaves)
  for (const row of sample) {
    g[state.nodes[row]!]! += state.gradients[row]!
    h[state.nodes[row]!]! += state.curvatures[row]!
  }
  for (let leaf = 0; leaf < leaves; leaf++) {
    model.leaves[tree * leaves + leaf] = (-options.rate * g[leaf]!) / (h[leaf]! + options.ridge)
  }
  for (const row of rows) state.margins[row]! += model.leaves[tree * leaves + state.nodes[row]!]!
}
