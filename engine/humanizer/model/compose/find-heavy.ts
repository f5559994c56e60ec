import { detect } from '../../../detector/check/detect.ts'
import { applyEdits } from '../../edit.ts'
import type { TaggedText } from '../../language/tagged-text.ts'
import { scopesOf } from '../../search/scopes.ts'
import { isOpen } from '../ask/stretches.ts'
import type { Heavy } from '../ask/write-prompt.ts'
import type { Unit } from '../versions/unit.ts'
import { type Composition, oddsOf } from './compose.ts'

/** So many places of a text are asked for again at most: with more, the first round would have to be repeated. */
const shareMax = 0.4
const placesMin = 4
/** Places of one request. */
export const placesPerRequest = 12
const reasonsMax = 3
/** Parts of a long text below these shown log-odds read human already. */
const humanOdds = -1

/**
 * Returns the places that weigh most in a composed text: those without which its scope reads most like a person's. Each
 * has the detector's own reasons.
 */
export function findHeavy(tagged: TaggedText, chosen: Composition): Heavy[] {
  return scopesOf(tagged)
    .flatMap((scope) => heavyIn(tagged, chosen, scope))
    .sort((a, b) => a.from - b.from)
}

function heavyIn(tagged: TaggedText, chosen: Composition, scope: Unit): Heavy[] {
  const places = placesOf(tagged, chosen, scope)
  const whole = oddsOf(textOf(places))
  if (whole <= humanOdds) return []
  const weighed = places
    .map((place, i) => ({ place, weight: whole - oddsOf(textOf(places.filter((_, other) => other !== i))) }))
    .filter(({ place }) => place.isOpen)
    .sort((a, b) => b.weight - a.weight)
  const count = Math.max(placesMin, Math.round(places.length * shareMax))
  return withReasons(
    weighed.slice(0, count).map(({ place }) => place),
    textOf(places),
  )
}

type Place = Unit & { now: string; start: number; isOpen: boolean }

function placesOf({ text, sentences }: TaggedText, chosen: Composition, scope: Unit): Place[] {
  const places: Place[] = []
  let at = 0
  for (let i = scope.from; i <= scope.to; ) {
    const to = chosen.get(i)?.to ?? i
    const [first, last] = [sentences[i], sentences[to]]
    if (!first || !last) break
    const now = chosen.get(i)?.text ?? text.slice(first.start, last.end)
    const next = sentences[to + 1]
    const space = next && next.paragraph !== last.paragraph ? '\n\n' : ' '
    places.push({ from: i, to, now: now + space, start: at, isOpen: sentences.slice(i, to + 1).some(isOpen) })
    at += now.length + space.length
    i = to + 1
  }
  return places
}

function textOf(places: readonly Place[]): string {
  return places.map(({ now }) => now).join('')
}

function withReasons(places: readonly Place[], text: string): Heavy[] {
  const { evidence } = detect(text)
  return places.map(({ from, to, now, start }) => {
    const end = start + now.length
    const reasons = evidence
      .filter((each) => each.start < end && each.end > start)
      .flatMap((each) => each.reasons)
      .slice(0, reasonsMax)
      .map(({ title, detail }) => (detail ? `${title}: ${detail}` : title))
    return { from, to, now: now.trim(), reasons: [...new Set(reasons)] }
  })
}

/** The composed text, for a request's context. */
export function composedText({ text }: TaggedText, chosen: Composition): string {
  return applyEdits(
    text,
    [...chosen.values()].map(({ start, end, text: after }) => ({ start, end, after })),
  )
}
