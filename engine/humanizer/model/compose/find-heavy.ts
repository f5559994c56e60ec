import { detect } from '../../../detector/check/detect.ts'
import { applyEdits } from '../../edit.ts'
import type { TaggedText } from '../../language/tagged-text.ts'
import { scopesOf } from '../../search/scopes.ts'
import { isOpen } from '../ask/stretches.ts'
import type { Heavy } from '../ask/write-prompt.ts'
import { type Unit, unitSentencesMax } from '../versions/unit.ts'
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
    .sort((a, b) => a.from - b.from || a.to - b.to)
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
  const heavy = weighed.slice(0, count).map(({ place }) => place)
  return withReasons([...heavy, ...joined(tagged, heavy)], textOf(places))
}

/** Neighbours among the heaviest, as one place each: said in one go they leave more ways to say them. */
function joined({ sentences }: TaggedText, heavy: readonly Place[]): Place[] {
  const inOrder = [...heavy].sort((a, b) => a.from - b.from)
  const pairs: Place[] = []
  let until = -1
  inOrder.forEach((first, i) => {
    const second = inOrder[i + 1]
    if (!second || first.from <= until || second.from !== first.to + 1) return
    if (sentences[first.from]?.paragraph !== sentences[second.to]?.paragraph) return
    if (second.to - first.from >= unitSentencesMax) return
    pairs.push({ ...first, to: second.to, now: first.now + second.now })
    until = second.to
  })
  return pairs
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
      .filter(({ detail }) => isAbout(now, detail))
      .slice(0, reasonsMax)
      .map(({ title, detail }) => (detail ? `${title}: ${detail}` : title))
    return { from, to, now: now.trim(), reasons: [...new Set(reasons)] }
  })
}

/** A reason that quotes words of other places only cannot be met in this one. */
function isAbout(now: string, detail = ''): boolean {
  const quoted = [...detail.matchAll(/“([^“”]{1,80})”/g)].map((match) => match[1] as string)
  return quoted.length === 0 || quoted.some((words) => now.includes(words))
}

/** The composed text, for a request's context. */
export function composedText({ text }: TaggedText, chosen: Composition): string {
  return applyEdits(
    text,
    [...chosen.values()].map(({ start, end, text: after }) => ({ start, end, after })),
  )
}
