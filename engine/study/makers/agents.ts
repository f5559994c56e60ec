import { inside, readClause, textOf } from '../facts/clause.ts'
import type { Fact, Word } from '../facts/read-facts.ts'
import type { Candidate } from '../question.ts'
import type { Maker } from './maker.ts'
import { deeds, organisations } from './names.ts'

const irregular: Record<string, string> = {
  written: 'wrote',
  drawn: 'drew',
  won: 'won',
  built: 'built',
  led: 'led',
  taught: 'taught',
  begun: 'began',
}
/** Inside a name, or between two of them. */
const joint = /^(?:van|von|de|der|la|al|ibn|of|and)$/

/** Finds the agent of a passive sentence: "The spinning jenny was invented by James Hargreaves in 1764." */
export const agents: Maker = (fact, { terms }) => {
  const clause = readClause(fact)
  const deed = clause?.rest[0]
  if (!clause || !deed || !/^(?:is|are|was|were)$/.test(clause.verb.lower)) return []
  const past = irregular[deed.lower] ?? deed.lower
  if (!(deeds.test(past) || past === 'explained') || clause.rest[1]?.lower !== 'by') return []
  const name = nameAfter(clause.rest.slice(2))
  const answer = textOf(fact.text, name)
  if (name.length < 2 || organisations.test(answer)) return []
  const question = { prompt: `Who ${past} ${inside(fact.text, clause.subject)}?`, answer }
  return [asked(fact, question, terms.people(answer, fact.text))]
}

function nameAfter(words: Word[]): Word[] {
  const end = words.findIndex(
    ({ tag, text, lower }, i) =>
      !(tag === 'PROPN' && /^\p{Lu}/u.test(text)) &&
      !(i > 0 && joint.test(lower) && words[i + 1]?.tag === 'PROPN'),
  )
  return end < 0 ? words : words.slice(0, end)
}

function asked(fact: Fact, question: Candidate['forms']['short'] & {}, distractors: string[]): Candidate {
  return {
    worth: 0.9,
    sentence: fact.index,
    source: fact.text,
    answer: question.answer,
    forms: { short: question, flashcard: question, ...(distractors.length >= 2 ? { choice: question } : {}) },
    distractors,
  }
}
