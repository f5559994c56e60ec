import { readFileSync } from 'node:fs'
import type { ModelRequest } from '../../engine/humanizer/model/ask/ask-model.ts'
import { type Humanization, humanizeWithModel, type Mode } from '../../engine/index.ts'

export type RecordedUnit = { from: number; to: number; versions: unknown[] }
/** What a model answered: for all sentences in the first round, for a mode's heaviest ones in the others. */
export type RecordedAnswer = { id: string; mode?: Mode; round?: number; units: RecordedUnit[] }

const textsFile = new URL('../texts/current-2026.jsonl', import.meta.url)
export const recordedFile = new URL('../texts/recorded-versions.jsonl', import.meta.url)

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

/** Rewrites a text with what was recorded for it. */
export function rewriteAsRecorded(
  { id, text }: { id: string; text: string },
  mode: Mode,
  answers: readonly RecordedAnswer[],
): Promise<Humanization> {
  return humanizeWithModel(text, { mode }, async (request) =>
    JSON.stringify({ units: recordedUnits(answers, id, mode, request) }),
  )
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
