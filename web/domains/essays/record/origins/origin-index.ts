import type { CharacterId, Span } from './spans.ts'

/** Where a character of an essay comes from. */
export const recordOrigins = [
  'typed',
  'paste',
  'ai',
  'import',
  'reader',
  'restore',
  'before',
  'unrecorded',
] as const
export type RecordOrigin = (typeof recordOrigins)[number]

/** How a character arrived. Moved and copied text keeps its origin, but was not written at that moment. */
export type Arrival = RecordOrigin | 'moved'

/** Characters that were on the page before the record or without it. */
export type ExistingRange = CharacterId & { length: number; origin: 'before' | 'unrecorded' }

type Run<O extends string> = { length: number; origin: O }
export type OriginRun = Run<RecordOrigin>

type Range<O extends string> = CharacterId & { length: number; source: O | CharacterId }
type Find<O extends string> = (client: number, clock: number, length: number) => Run<O>[]
type Marks = { spans: Span[]; existing: ExistingRange[] }

/** No text is moved more often than this; a damaged record may refer to itself. */
const movesMax = 10_000

/** Finds the origins of characters that follow each other in the history. Tracked text without a mark was typed. */
export function createOriginIndex({ spans, existing }: Marks): Find<RecordOrigin> {
  return createIndex<RecordOrigin>(rangesByClient(spans, existing), trackedFrom(spans))
}

/** Finds how characters arrived. */
export function createArrivalIndex({ spans, existing }: Marks): Find<Arrival> {
  const ranges = new Map<number, Range<Arrival>[]>()
  for (const [client, of] of rangesByClient(spans, existing))
    ranges.set(
      client,
      of.map((range) => ({ ...range, source: typeof range.source === 'string' ? range.source : 'moved' })),
    )
  return createIndex(ranges, trackedFrom(spans))
}

function trackedFrom(spans: Span[]): Map<number, number> {
  const first = new Map<number, number>()
  for (const { client, clock, source } of spans)
    if (source === 'tracked') first.set(client, Math.min(clock, first.get(client) ?? clock))
  return first
}

function createIndex<O extends string>(
  ranges: Map<number, Range<O>[]>,
  tracked: Map<number, number>,
): Find<O | 'typed' | 'unrecorded'> {
  type Found = O | 'typed' | 'unrecorded'
  function find(client: number, clock: number, length: number, moves = 0): Run<Found>[] {
    const runs: Run<Found>[] = []
    const ofClient = ranges.get(client) ?? []
    const end = clock + length
    for (let at = clock, to = at; at < end; at = to) {
      const next = ofClient[firstAfter(ofClient, at)]
      if (!next || next.clock > at) {
        to = Math.min(end, next?.clock ?? end)
        const typedFrom = Math.min(Math.max(tracked.get(client) ?? to, at), to)
        addRun<Found>(runs, typedFrom - at, 'unrecorded')
        addRun<Found>(runs, to - typedFrom, 'typed')
        continue
      }
      to = Math.min(end, next.clock + next.length)
      const { source } = next
      if (typeof source === 'string') addRun<Found>(runs, to - at, source)
      else if (moves >= movesMax) addRun<Found>(runs, to - at, 'unrecorded')
      else
        for (const run of find(source.client, source.clock + (at - next.clock), to - at, moves + 1))
          addRun<Found>(runs, run.length, run.origin)
    }
    return runs
  }
  return find
}

function addRun<O extends string>(runs: Run<O>[], length: number, origin: O): void {
  const last = runs.at(-1)
  if (length === 0) return
  if (last?.origin === origin) last.length += length
  else runs.push({ length, origin })
}

/** What was there before the record cannot be marked as anything else. */
function rangesByClient(spans: Span[], existing: ExistingRange[]): Map<number, Range<RecordOrigin>[]> {
  const byClient = new Map<number, Range<RecordOrigin>[]>()
  function add(range: Range<RecordOrigin>) {
    const of = byClient.get(range.client) ?? []
    of.push(range)
    byClient.set(range.client, of)
  }
  const solid = new Map<number, ExistingRange[]>()
  for (const range of existing) {
    add({ ...range, source: range.origin })
    solid.set(range.client, [...(solid.get(range.client) ?? []), range])
  }
  for (const { source, ...span } of spans)
    if (source !== 'tracked' && !overlaps(solid.get(span.client), span)) add({ ...span, source })
  for (const of of byClient.values()) of.sort((a, b) => a.clock - b.clock)
  return byClient
}

function overlaps(
  ranges: ExistingRange[] = [],
  { clock, length }: { clock: number; length: number },
): boolean {
  return ranges.some((range) => range.clock < clock + length && clock < range.clock + range.length)
}

/** Returns the index of the first range that ends after a clock. */
function firstAfter(ranges: (CharacterId & { length: number })[], clock: number): number {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ranges[middle]!.clock + ranges[middle]!.length > clock) high = middle
    else low = middle + 1
  }
  return low
}
