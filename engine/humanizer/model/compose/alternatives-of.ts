import type { TaggedText } from '../../language/tagged-text.ts'
import type { SentenceAlternatives } from '../../rewrite/result.ts'
import { unitKey } from '../versions/unit.ts'
import type { Version } from '../versions/version.ts'
import type { Composition } from './compose.ts'

const placesMax = 300
const optionsMax = 8

/** For each reworded place: the original, the wording in the result, and the other safe versions of the same place. */
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
  return [...chosen.values()]
    .sort((a, b) => a.start - b.start)
    .slice(0, placesMax)
    .map((place) => {
      const { from, start, end } = place
      const others = [...(byUnit.get(unitKey(place)) ?? [])].sort((a, b) => a.doubt - b.doubt)
      const options = [text.slice(start, end), place.text, ...others.map((each) => each.text)]
      return { sentence: from, start, end, options: [...new Set(options)].slice(0, optionsMax) }
    })
}
