import { type Exclusion, findExclusions } from './find-exclusions.ts'
import { readTokens, type Tokens } from './read-tokens.ts'
import type { Originality, Place, Segment, SourceMatches } from './result.ts'

/** Sources that a result lists; the others are only counted. */
const sourcesListedMax = 50
const passagesMax = 1_000

/**
 * Keeps the number of all sources, but the passages only of those that a result can list, so that the memory of a check
 * with many sources is bounded. Returns the sources with most words first.
 */
export function withoutUnlisted(matches: readonly SourceMatches[]): SourceMatches[] {
  return [...matches]
    .sort((a, b) => b.words - a.words)
    .map((shared, rank) => (rank < sourcesListedMax ? shared : { ...shared, runs: [], passages: [] }))
}

/** Joins what all sources share with the text: which parts are copied, and from which of them. */
export function sumUp(text: string, matches: readonly SourceMatches[]): Originality {
  const tokens = readTokens(text)
  const exclusions = findExclusions(text)
  const inside = markExclusions(tokens, exclusions)
  const ranked = withoutUnlisted(matches)
  const listed = ranked.slice(0, sourcesListedMax)
  return {
    unit: isMostlyCharacters(tokens) ? 'characters' : 'words',
    words: tokens.count,
    excluded: { quotation: countOf(inside, 1), bibliography: countOf(inside, 2) },
    exclusions,
    sources: withinLimit(listed),
    sourcesLeftOut: ranked.length - listed.length,
    segments: segmentsOf(tokens, inside, listed),
  }
}

const kinds = [null, 'quotation', 'bibliography'] as const

function markExclusions(tokens: Tokens, exclusions: readonly Exclusion[]): Uint8Array {
  const marks = new Uint8Array(tokens.count)
  for (const { kind, start, end } of exclusions)
    marks.fill(kinds.indexOf(kind), firstFrom(tokens.starts, start), firstFrom(tokens.starts, end))
  return marks
}

/** Returns the first place whose value is at least `value`; the list is ascending. */
function firstFrom(ascending: Int32Array, value: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (ascending[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

function countOf(marks: Uint8Array, kind: number): number {
  let count = 0
  for (const mark of marks) if (mark === kind) count++
  return count
}

function isMostlyCharacters({ count, isCharacter }: Tokens): boolean {
  return countOf(isCharacter, 1) * 2 > count
}

/** Keeps the longest passages of all sources. */
function withinLimit(listed: readonly SourceMatches[]): Originality['sources'] {
  const all = listed.flatMap(({ passages }) => passages)
  const kept =
    all.length > passagesMax
      ? new Set([...all].sort((a, b) => b.words - a.words).slice(0, passagesMax))
      : null
  return listed.map(({ id, words, passages }) => {
    const shown = kept ? passages.filter((passage) => kept.has(passage)) : passages
    return { id, words, passages: shown, passagesLeftOut: passages.length - shown.length }
  })
}

type Edge = { at: number; source: number; isStart: boolean }

/** Splits the text wherever a shared part or an excluded one starts or ends. */
function segmentsOf(tokens: Tokens, inside: Uint8Array, listed: readonly SourceMatches[]): Segment[] {
  const edges = listed.flatMap(({ runs }, source) => runs.flatMap((run) => edgesOf(tokens, run, source)))
  edges.sort((a, b) => a.at - b.at || Number(a.isStart) - Number(b.isStart))
  const segments: Segment[] = []
  const active = new Set<number>()
  for (let next = 0, at = 0; next < edges.length; ) {
    at = edges[next]!.at
    for (; next < edges.length && edges[next]!.at === at; next++) {
      const { source, isStart } = edges[next]!
      if (isStart) active.add(source)
      else active.delete(source)
    }
    if (active.size > 0)
      pushSegments(
        { tokens, inside, segments },
        [...active].sort((a, b) => a - b),
        at,
        edges[next]!.at,
      )
  }
  return segments
}

function edgesOf({ starts }: Tokens, { start, end }: Place, source: number): Edge[] {
  return [
    { at: firstFrom(starts, start), source, isStart: true },
    { at: firstFrom(starts, end), source, isStart: false },
  ]
}

type Sheet = { tokens: Tokens; inside: Uint8Array; segments: Segment[] }

function pushSegments(
  { tokens, inside, segments }: Sheet,
  sources: number[],
  from: number,
  to: number,
): void {
  for (let start = from; start < to; ) {
    let end = start + 1
    while (end < to && inside[end] === inside[start]) end++
    segments.push({
      start: tokens.starts[start]!,
      end: tokens.ends[end - 1]!,
      words: end - start,
      sources,
      inside: kinds[inside[start]!]!,
    })
    start = end
  }
}
