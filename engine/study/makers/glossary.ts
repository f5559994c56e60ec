import type { Fact } from '../facts/read-facts.ts'
import type { Candidate } from '../question.ts'

/** Names of lines that define nothing. */
const labels =
  /^(?:note|notes|source|sources|example|examples|figure|fig|table|warning|tip|author|date|title|subject|from|to|by|see|http|https|step|question|answer|chapter|section|page|part|summary|aim|objective|homework|reading|keywords|how|what|why|when|where|who|it|this|we)\b/i

/** A line of a dialogue. */
const speech = /\b(?:I|me|my|we|you|your)\b|[?!“"[]/

/** Finds lines such as "Osmosis: movement of water through a membrane", in any language. */
export function glossary(text: string, facts: Fact[], isEnglish: boolean): Candidate[] {
  let end = -1
  // The number of sentences that begin before the end of the line, which grows with the lines.
  let begun = 0
  const found = text.split('\n').flatMap((line) => {
    end += line.length + 1
    while (begun < facts.length && facts[begun]!.start <= end) begun++
    return entryOf(line, facts[begun - 1]?.index ?? 0, isEnglish) ?? []
  })
  // A single line with a colon is more likely a lead than an entry.
  if (found.length < 2) return []
  // A term that opens several lines is a label or a speaker.
  const times = Map.groupBy(found, ({ answer }) => answer.toLowerCase())
  return found.filter(({ answer }) => times.get(answer.toLowerCase())!.length === 1)
}

function entryOf(line: string, sentence: number, isEnglish: boolean): Candidate | null {
  if (line.length > 500 || line.trimStart().startsWith('#')) return null
  const plain = line
    .replaceAll('**', '')
    .trim()
    .replace(/^[-*•+]\s+/, '')
    .replace(/\s+/g, ' ')
  const at = splitAt(plain)
  if (!at) return null
  const term = plain.slice(0, at.from).trim()
  const meaning = plain.slice(at.to).trim()
  const isTerm =
    /^[\p{L}\p{N}]/u.test(term) &&
    term.split(' ').length <= 5 &&
    !/[.,;!?\d]/.test(term) &&
    !labels.test(term)
  const words = meaning.split(' ').length
  if (speech.test(meaning)) return null
  if (!isTerm || words < 3 || words > 50 || meaning.toLowerCase().includes(term.toLowerCase())) return null
  const asked = isEnglish ? `Which term means “${meaning.replace(/[.]$/, '')}”?` : meaning
  return {
    worth: 1,
    sentence,
    source: plain,
    answer: term,
    forms: { flashcard: { prompt: term, answer: meaning }, short: { prompt: asked, answer: term } },
    distractors: [],
  }
}

function splitAt(text: string): { from: number; to: number } | null {
  const head = text.slice(0, 60)
  for (const mark of [': ', ' – ', ' — ', ' - ']) {
    const from = head.indexOf(mark)
    if (from > 1) return { from, to: from + mark.length }
  }
  return null
}
