import type { Passage } from './passages.ts'

const damping = 0.85
const rounds = 30
/** Comparing every pair of more sentences takes seconds; longer texts are ranked against their centroid. */
const pairsMax = 700

/**
 * Returns how central each passage is to the text; the highest is 1. TextRank (Mihalcea and Tarau, 2004) on the cosine
 * of tf-idf vectors, with the published damping of 0.85.
 */
export function rankSentences(passages: Passage[]): number[] {
  const vectors = vectorsOf(passages)
  const scores = passages.length > pairsMax ? byCentroid(vectors) : byWalk(vectors)
  const most = Math.max(...scores, Number.EPSILON)
  return scores.map((score) => score / most)
}

export type Vector = Map<string, number>

/** Returns unit-length tf-idf vectors. */
export function vectorsOf(passages: readonly { stems: string[] }[]): Vector[] {
  const seenIn = new Map<string, number>()
  for (const { stems } of passages) {
    for (const stem of new Set(stems)) seenIn.set(stem, (seenIn.get(stem) ?? 0) + 1)
  }
  return passages.map(({ stems }) => {
    const vector: Vector = new Map()
    for (const stem of stems) vector.set(stem, (vector.get(stem) ?? 0) + 1)
    for (const [stem, count] of vector) {
      vector.set(stem, (1 + Math.log(count)) * Math.log(1 + passages.length / seenIn.get(stem)!))
    }
    return normalised(vector)
  })
}

export function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [stem, weight] of small) sum += weight * (large.get(stem) ?? 0)
  return sum
}

export function sumOf(vectors: Vector[]): Vector {
  const sum: Vector = new Map()
  for (const vector of vectors) for (const [stem, w] of vector) sum.set(stem, (sum.get(stem) ?? 0) + w)
  return normalised(sum)
}

function normalised(vector: Vector): Vector {
  let squares = 0
  for (const weight of vector.values()) squares += weight * weight
  const length = Math.sqrt(squares) || 1
  for (const [stem, weight] of vector) vector.set(stem, weight / length)
  return vector
}

function byCentroid(vectors: Vector[]): number[] {
  const centre = sumOf(vectors)
  return vectors.map((vector) => cosine(vector, centre))
}

function byWalk(vectors: Vector[]): number[] {
  const links = linksOf(vectors)
  const strength = links.map((row) => row.reduce((sum, [, weight]) => sum + weight, 0))
  let scores = vectors.map(() => 1)
  for (let round = 0; round < rounds; round++) {
    const next = vectors.map(() => 1 - damping)
    links.forEach((row, i) => {
      for (const [j, weight] of row) next[j]! += (damping * scores[i]! * weight) / strength[i]!
    })
    scores = next
  }
  return scores
}

function linksOf(vectors: Vector[]): [number, number][][] {
  const links: [number, number][][] = vectors.map(() => [])
  for (let i = 0; i < vectors.length; i++) {
    for (let j = i + 1; j < vectors.length; j++) {
      const weight = cosine(vectors[i]!, vectors[j]!)
      if (weight < 0.02) continue
      links[i]!.push([j, weight])
      links[j]!.push([i, weight])
    }
  }
  return links
}
