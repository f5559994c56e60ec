import { type Clause, readClause, textOf } from '../facts/clause.ts'
import type { Fact, Word } from '../facts/read-facts.ts'

const leadWordsMax = 6

/** A clause, and the time or place before it: "In 1854, John Snow showed …". */
type Led = { clause: Clause; lead: string }

/** Reads a clause that may begin with a phrase such as "In most plants,". The lead is '' without one. */
export function readLedClause(fact: Fact): Led | null {
  const { words, text } = fact
  const comma = words.findIndex(({ text: mark }) => mark === ',')
  const hasLead = words[0]?.tag === 'ADP' && comma > 1 && comma <= leadWordsMax
  const body = hasLead ? words.slice(comma + 1) : words
  const clause = readClause({ ...fact, words: body })
  if (!clause) return null
  const lead = hasLead ? textOf(text, words.slice(0, comma)) : ''
  return { clause, lead: lead.charAt(0).toLowerCase() + lead.slice(1) }
}

/** "What did John Snow show?" with "in 1854" becomes "What did John Snow show in 1854?" */
export const withLead = (prompt: string, lead: string) =>
  lead === '' ? prompt : `${prompt.slice(0, -1)} ${lead}?`

/** The words up to a second statement or a remark: "in the thylakoid membranes" of "… and need light". */
export function untilNextStatement(words: Word[]): Word[] {
  const end = words.findIndex(
    ({ text, lower }, i) =>
      i > 0 &&
      (/^[,;:(–—.]$/.test(text) ||
        /^(?:because|when|while|where|although|if|since|so)$/.test(lower) ||
        // "air in which a candle had burned" goes on.
        (lower === 'which' && words[i - 1]?.tag !== 'ADP') ||
        (/^(?:and|but|or)$/.test(lower) && /^(?:VERB|AUX|ADV|PRON)$/.test(words[i + 1]?.tag ?? ''))),
  )
  return end < 0 ? words : words.slice(0, end)
}
