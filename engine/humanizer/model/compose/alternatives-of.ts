import type { TaggedText } from '../../language/tagged-text.ts'
import type { SentenceAlternatives } from '../../rewrite/result.ts'
import { unitKey } from '../versions/unit.ts'
import type { Version } from '../versions/version.ts'
import type { Composition } from './compose.ts'

const placesMax = 300
const optionsMax = 8

/**
 * For each place with safe versions: the original, the wording in the result, and the other versions of the same place. A
 * sentence that stayed as it was has the original twice.
 */
export function alternativesOf(
  { text }: TaggedText,
  chosen: Composition,
  versions: readonly Version[],
): SentenceAlternatives[] {
  const byUnit = new Map<string, Version[]>()
  for (const version of versions) {
    const key = unitKey(version)
    byUnit.set(key, [...(byUnit.get(key) ?? []), version])
  }
  const places = [...chosen.values(), ...stayedPlaces(chosen, versions)]
  return places
    .sort((a, b) => a.start - b.start)
    .slice(0, placesMax)
    .map((place) => {
      const { from, start, end } = place
      const others = [...(byUnit.get(unitKey(place)) ?? [])].sort((a, b) => a.doubt - b.doubt)
      const original = text.slice(start, end)
      const inResult = chosen.get(from)?.text ?? original
      const fresh = new Set(others.map((each) => each.text))
      fresh.delete(original)
      fresh.delete(inResult)
      return { sentence: from, start, end, options: [original, inResult, ...fresh].slice(0, optionsMax) }
    })
}

/** One version of each place that the composition left as it was, the shortest places first, without overlap. */
function stayedPlaces(chosen: Composition, versions: readonly Version[]): Version[] {
  const taken = new Set<number>()
  const sentencesOf = ({ from, to }: Version) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
  for (const version of chosen.values()) for (const index of sentencesOf(version)) taken.add(index)
  const places: Version[] = []
  for (const version of [...versions].sort((a, b) => a.to - a.from - (b.to - b.from))) {
    const own = sentencesOf(version)
    if (own.some((index) => taken.has(index))) continue
    for (const index of own) taken.add(index)
    places.push(version)
  }
  return places
}
