import type { IdRun } from '../origins/id-runs.ts'
import type { CharacterId, Span } from '../origins/spans.ts'
import type { TextPiece } from './pieces.ts'

type Source = Span['source'] | 'typed'
/** Characters of the shared document, and where they come from according to the change in the editor. */
type Stretch = CharacterId & { length: number; source: Source; isCopy: boolean }
type NewCharacters = CharacterId

/** Puts the text of a block, as the shared document has it now, beside what is known of it. */
export function alignText(runs: IdRun[], pieces: TextPiece[]): Stretch[] {
  const stretches: Stretch[] = []
  let [index, offset] = [0, 0]
  for (const { client, clock, text: run } of runs)
    for (let done = 0; done < run.length && index < pieces.length; ) {
      const { text, source, isCopy = false } = pieces[index]!
      const length = Math.min(run.length - done, text.length - offset)
      stretches.push({ client, clock: clock + done, length, source: later(source, offset), isCopy })
      done += length
      offset += length
      if (offset === text.length) [index, offset] = [index + 1, 0]
    }
  return stretches
}

function later(source: Source, by: number): Source {
  return typeof source === 'string' ? source : { client: source.client, clock: source.clock + by }
}

/** Returns where new characters come from: those of `client` from `clock` on. Typed text needs no mark. */
export function spansOf(stretches: Stretch[], { client, clock }: NewCharacters): Span[] {
  const isNew = (at: CharacterId) => at.client === client && at.clock >= clock
  const isKept = ({ source, ...at }: Stretch) =>
    typeof source !== 'string' && source.client === at.client && source.clock === at.clock
  const isShifted = stretches.some((stretch) => !isNew(stretch) && !isKept(stretch))
  const spans: Span[] = []
  for (const { source, isCopy: _, ...at } of isShifted ? unshift(stretches, isNew) : stretches)
    if (isNew(at) && source !== 'typed') addSpan(spans, { ...at, source })
  return spans
}

/**
 * Among equal characters, the shared document may take another one for the new one than the editor does: an “a” before
 * “aaa” is stored as an “a” after them. The characters that it kept are then known, and the new ones are the others.
 */
function unshift(stretches: Stretch[], isNew: (at: CharacterId) => boolean): Stretch[] {
  const characters = stretches.flatMap(({ client, clock, length, source, isCopy }) =>
    Array.from({ length }, (_, at) => ({
      ...{ client, clock: clock + at, length: 1, isCopy },
      source: later(source, at),
    })),
  )
  const kept = new Map(characters.filter((each) => !isNew(each)).map((each) => [nameOf(each), each]))
  function keptAs({ source, isCopy }: Stretch): Stretch | undefined {
    return typeof source === 'string' || isCopy ? undefined : kept.get(nameOf(source))
  }
  return characters.map((each) => {
    if (!isNew(each)) return each
    // The character that took the place of this one, the one that took the place of that, and so on.
    let origin = each
    for (let next = keptAs(origin), steps = 0; next && steps < kept.size; next = keptAs(origin), steps++)
      origin = next
    return { ...each, source: origin.source }
  })
}

const nameOf = ({ client, clock }: CharacterId) => `${client} ${clock}`

/** Adds a span, or makes the last one longer. */
export function addSpan(spans: Span[], span: Span): void {
  const last = spans.at(-1)
  if (last && follows(last, span)) last.length += span.length
  else spans.push(span)
}

function follows(last: Span, next: Span): boolean {
  if (last.client !== next.client || last.clock + last.length !== next.clock) return false
  if (typeof last.source === 'string' || typeof next.source === 'string') return last.source === next.source
  return last.source.client === next.source.client && last.source.clock + last.length === next.source.clock
}
