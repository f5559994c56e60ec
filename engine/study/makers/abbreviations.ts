import type { Fact } from '../facts/read-facts.ts'
import type { Candidate } from '../question.ts'

/** "(JVM)" after its words. */
const inBrackets = /\(([A-Z]{2,6})s?\)/

/** Asks for the long form of an abbreviation that the text explains: "the Java Virtual Machine (JVM)". */
export function abbreviations(fact: Fact): Candidate[] {
  if (fact.kind === 'heading') return []
  const short = inBrackets.exec(fact.text)?.[1]
  const whole = short && wordsOf(fact, short)
  if (!short || !whole) return []
  const prompt = `What does ${short} stand for?`
  const candidate: Candidate = {
    worth: 0.8,
    sentence: fact.index,
    source: fact.text,
    answer: whole,
    forms: { flashcard: { prompt, answer: whole }, short: { prompt, answer: whole } },
    distractors: [],
  }
  return [candidate]
}

const smallWords = /^(?:of|and|the|for|in|on|to|a|an|-)$/

/** Returns the words before the bracket whose first letters are the abbreviation; null where they are not. */
function wordsOf({ text, words }: Fact, short: string): string | null {
  const bracket = words.findIndex(
    ({ text: mark, start }) => mark === '(' && text.startsWith(short, start + 1),
  )
  let left = short.length
  let at = bracket
  while (left > 0 && at > 0) {
    at--
    // "High-performance" has two letters of "HPLC".
    const letters = words[at]!.text.split('-').map((part) => part.charAt(0).toUpperCase())
    const taken = letters.join('')
    if (letters.length > 1 && short.slice(0, left).endsWith(taken)) left -= taken.length
    else if (letters[0] === short[left - 1]) left--
    else if (!smallWords.test(words[at]!.lower)) return null
  }
  if (bracket < 1 || left > 0) return null
  return text.slice(words[at]!.start, words[bracket - 1]!.end)
}
