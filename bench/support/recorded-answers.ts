import { readFileSync } from 'node:fs'
import type { ModelRequest } from '../../engine/humanizer/model/ask/ask-model.ts'
import type { Verdict } from '../../engine/humanizer/model/ask/verdict.ts'
import { type Humanization, humanizeWithModel, type Mode } from '../../engine/index.ts'

export type RecordedUnit = { from: number; to: number; versions: unknown[] }
/** What a model answered: for all sentences in the first round, for a mode's heaviest ones in the others. */
export type RecordedAnswer = { id: string; mode?: Mode; round?: number; units: RecordedUnit[] }

/** How the model, asked again, read its versions in the composed text. */
export type RecordedVerdict = { id: string; mode: Mode; version: string; verdict: Verdict }

const textsFile = new URL('../texts/current-2026.jsonl', import.meta.url)
export const recordedFile = new URL('../texts/recorded-versions.jsonl', import.meta.url)

export const verdictsFile = new URL('../texts/recorded-verdicts.jsonl', import.meta.url)

const placeForm = /^\{"from": (\d+), "to": (\d+)\}$/gm

/** Returns the bench's texts by a current model. */
export function readCurrentTexts(): { id: string; text: string }[] {
  return readLines(textsFile)
}

/** Returns the texts that answers were recorded for. */
export function readRecordedTexts(): { id: string; text: string }[] {
  const ids = new Set(readRecordedAnswers().map(({ id }) => id))
  return readCurrentTexts().filter(({ id }) => ids.has(id))
}

export function readRecordedAnswers(): RecordedAnswer[] {
  return readLines<RecordedAnswer>(recordedFile)
}

export function readRecordedVerdicts(): RecordedVerdict[] {
  return readLines<RecordedVerdict>(verdictsFile)
}

/** Rewrites a text with what was recorded for it. */
export function rewriteAsRecorded(
  { id, text }: { id: string; text: string },
  mode: Mode,
  answers: readonly RecordedAnswer[],
  verdicts: readonly RecordedVerdict[],
): Promise<Humanization> {
  return humanizeWithModel(text, { mode }, async (request) =>
    JSON.stringify(
      request.form.name === 'place_verdicts'
        ? { places: recordedPlaces(verdicts, id, mode, request) }
        : { units: recordedUnits(answers, id, mode, request) },
    ),
  )
}

/** The verdicts on the places of a review that were recorded. The others have none, and are dropped by the run. */
export function recordedPlaces(
  verdicts: readonly RecordedVerdict[],
  id: string,
  mode: Mode,
  request: ModelRequest,
): { place: number; verdict: Verdict }[] {
  const own = new Map(
    verdicts
      .filter((each) => each.id === id && each.mode === mode)
      .map((each) => [each.version, each.verdict]),
  )
  return reviewedPlaces(request).flatMap(({ place, version }) => {
    const verdict = own.get(version)
    return verdict ? [{ place, verdict }] : []
  })
}

const markedForm = /\[\[(\d+): ([\s\S]*?) :\1\]\]/g

/** The places of a review and how they read now. */
export function reviewedPlaces({ messages }: ModelRequest): { place: number; version: string }[] {
  return [...(messages.at(-1)?.content ?? '').matchAll(markedForm)].map(([, place, version]) => ({
    place: Number(place),
    version: version as string,
  }))
}

/**
 * Answers a request from what was recorded. Later requests name their places: a unit that was recorded in any of these
 * rounds is offered when its sentences are asked for, so that it is found although the places are chosen a little differently.
 */
export function recordedUnits(
  answers: readonly RecordedAnswer[],
  id: string,
  mode: Mode,
  { round, sentences: { from, to }, messages }: ModelRequest,
): RecordedUnit[] {
  const own = answers.filter((answer) => answer.id === id)
  const first = own.filter((answer) => (answer.round ?? 1) === 1).flatMap(({ units }) => units)
  if (round === 1) return first.filter((unit) => unit.from >= from && unit.to <= to)
  const later = own.filter((answer) => (answer.round ?? 1) > 1 && answer.mode === mode)
  return placesIn(messages.at(-1)?.content ?? '').flatMap((place) => {
    const isInside = (unit: RecordedUnit) => unit.from >= place.from && unit.to <= place.to
    const until = later.filter((answer) => (answer.round ?? 1) <= round).flatMap(({ units }) => units)
    const found = until.filter(isInside)
    return found.length > 0 ? found : later.flatMap(({ units }) => units).filter(isInside)
  })
}

function placesIn(message: string): { from: number; to: number }[] {
  return [...message.matchAll(placeForm)].map((match) => ({ from: Number(match[1]), to: Number(match[2]) }))
}

function readLines<Row>(file: URL): Row[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
}
