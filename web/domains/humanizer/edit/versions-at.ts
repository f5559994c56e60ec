import type { HumanizedText } from '../humanized-text.ts'
import type { Span } from './shift-spans.ts'

/** A place of the present text with its other wordings. `original` is the writer's own, if it is among them. */
export type Versions = Span & { options: string[]; original: string | null }

type Alternatives = HumanizedText['alternatives']

/** Returns the other safe wordings of a sentence that still stands in the text in one of them; null if there are none. */
export function versionsAt(text: string, sentence: Span, alternatives: Alternatives): Versions | null {
  let best: Versions | null = null
  for (const { options } of alternatives) {
    for (const option of new Set(options)) {
      const place = placeOf(text, option, sentence)
      if (!place || (best && best.end - best.start >= option.length)) continue
      const others = [...new Set(options)].filter((other) => other !== option)
      if (others.length === 0) continue
      best = { ...place, options: others, original: others.find((other) => other === options[0]) ?? null }
    }
  }
  return best
}

/** Returns where a wording stands in the text and touches the sentence. */
function placeOf(text: string, option: string, { start, end }: Span): Span | null {
  if (option.trim() === '') return null
  const from = text.indexOf(option, Math.max(0, start - option.length + 1))
  return from >= 0 && from < end && from + option.length > start
    ? { start: from, end: from + option.length }
    : null
}
