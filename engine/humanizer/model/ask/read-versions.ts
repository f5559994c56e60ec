import { type Offer, type Unit, unitSentencesMax } from '../versions/unit.ts'

/** Of an answer with more, the rest is not read. */
const offersMax = 600
const perUnitMax = 8
const naturalDefault = 2

export type ReadAnswer = {
  offers: Offer[]
  /** Sentences that the answer has a unit for, even one without versions. */
  covered: Set<number>
  /** True if the answer has no unit at all in the form that was asked for. */
  isFormless: boolean
}

/**
 * Reads the units of an answer, also of one that is cut off in the middle or has words around it. Units outside of the
 * stretch, and values of another kind than asked for, are passed over.
 */
export function readVersions(answer: string, stretch: Unit): ReadAnswer {
  const read: ReadAnswer = { offers: [], covered: new Set(), isFormless: true }
  for (const value of objectsIn(answer)) {
    const unit = unitOf(value)
    if (!unit) continue
    read.isFormless = false
    if (unit.from < stretch.from || unit.to > stretch.to) continue
    for (let i = unit.from; i <= unit.to; i++) read.covered.add(i)
    for (const offer of offersOf(unit, value as { versions: unknown })) {
      if (read.offers.length >= offersMax) return read
      read.offers.push(offer)
    }
  }
  return read.isFormless ? linesOf(answer, stretch) : read
}

/** Small models answer a request for one sentence in lines: each is a version, and the gates refuse what is none. */
function linesOf(answer: string, stretch: Unit): ReadAnswer {
  const formless: ReadAnswer = { offers: [], covered: new Set(), isFormless: true }
  if (stretch.from !== stretch.to || answer.includes('{')) return formless
  const lines = answer.split('\n').flatMap((line) => {
    const text = line.replace(/^\s*(?:[-*•]|\d{1,2}[.):])\s+/, '').trim()
    return text === '' ? [] : [{ ...stretch, text, natural: naturalDefault }]
  })
  const offers = lines.slice(0, perUnitMax)
  return {
    offers,
    covered: new Set(offers.length > 0 ? [stretch.from] : []),
    isFormless: offers.length === 0,
  }
}

function unitOf(value: unknown): Unit | null {
  if (typeof value !== 'object' || value === null) return null
  const { from, to, versions } = value as { from?: unknown; to?: unknown; versions?: unknown }
  if (!Number.isInteger(from) || !Array.isArray(versions)) return null
  const unit = { from: from as number, to: Number.isInteger(to) ? (to as number) : (from as number) }
  return unit.to < unit.from || unit.to - unit.from >= unitSentencesMax ? null : unit
}

function offersOf(unit: Unit, { versions }: { versions: unknown }): Offer[] {
  return (versions as unknown[]).slice(0, perUnitMax).flatMap((version) => {
    const { text, natural } =
      typeof version === 'string' ? { text: version, natural: naturalDefault } : fieldsOf(version)
    if (typeof text !== 'string' || text.trim() === '') return []
    const mark = typeof natural === 'number' ? Math.round(natural) : naturalDefault
    return [{ ...unit, text: text.trim(), natural: Math.min(3, Math.max(1, mark)) }]
  })
}

function fieldsOf(version: unknown): { text?: unknown; natural?: unknown } {
  return typeof version === 'object' && version !== null ? version : {}
}

/**
 * Returns the innermost complete objects with a "versions" field, from left to right in one pass. The outer object of an
 * answer that is cut off is never complete, but most of its units are.
 */
function* objectsIn(answer: string): Generator<unknown> {
  const opened: number[] = []
  let inString = false
  for (let at = 0; at < answer.length; at++) {
    const character = answer[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = opened.length > 0
    else if (character === '{') opened.push(at)
    else if (character === '}') {
      const start = opened.pop()
      // The units are the second level, or the first where a model left out the frame.
      if (start !== undefined && opened.length <= 1) {
        const value = parsed(answer.slice(start, at + 1))
        if (unitOf(value)) yield value
      }
    }
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
