import type { Fact } from './facts/read-facts.ts'
import { agents } from './makers/agents.ts'
import { calledNames } from './makers/called-names.ts'
import { causes } from './makers/causes.ts'
import { conditions } from './makers/conditions.ts'
import { contrasts } from './makers/contrasts.ts'
import { dates } from './makers/dates.ts'
import { definitions } from './makers/definitions.ts'
import { figures, keyTerms } from './makers/gaps.ts'
import { lists } from './makers/lists.ts'
import type { Maker } from './makers/maker.ts'
import { methods } from './makers/methods.ts'
import { names } from './makers/names.ts'
import { places } from './makers/places.ts'
import { statements } from './makers/statements.ts'

type TextKind = 'exposition' | 'story' | 'personal' | 'news' | 'contract'

/** What is asked about each kind of text, besides its glossary, its abbreviations and definitions in quotation marks. */
export const makersOf: Record<TextKind, Maker[]> = {
  exposition: [
    definitions,
    calledNames,
    lists,
    causes,
    contrasts,
    methods,
    statements,
    conditions,
    agents,
    dates,
    names,
    places,
    figures,
    keyTerms,
  ],
  // What is true wherever it is said.
  personal: [definitions, calledNames, lists, causes, contrasts, dates],
  story: [],
  // Years, places and people of the news concern few readers.
  news: [definitions, calledNames, lists, causes],
  // Periods and amounts, and not the names of the parties.
  contract: [definitions, calledNames, lists, figures],
}

/** Fewer sentences do not show what kind of text they are. */
const sentencesMin = 5
const wordsMin = 4
/** The share of sentences that have a mark of their kind. */
const shareMin = { personal: 0.35, story: 0.3, news: 0.3, contract: 0.35 }
const yearMax = 0.12
const criticismMax = 0.15

const personal = /\b(?:i|me|my|we|us|our|you|your)\b|[“"!?]|['’](?:ll|ve|re|m)\b/i
const person = /\b(?:he|she|him|her|his|hers)\b/i
const year = /\b(?:1[0-9]|20)\d\d\b/
/** Words of a text about a story. */
const criticism =
  /\b(?:novels?|poems?|narrators?|authors?|protagonists?|critics?|characters?|readers?|chapters?|paragraphs?|metaphors?|irony|themes?|symbols?|stanzas?|sonnets?)\b/i
const report =
  /\b(?:said|says|told|announced|warned|accused|promised|added|spokes(?:man|woman|person)|according to|(?:on|since|until|by) (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:last|this|next) (?:week|month|year|spring|summer|autumn|winter))\b/i
const clause =
  /\b(?:shall|hereby|hereunder|party|parties|clauses?|agreement|lessor|lessee|licensor|licensee|tenant|landlord|contractor|supplier|the client|the customer|the company|employer|employee|schedule \d|terminate|termination)\b/i

/** Tells a contract, the news, a story and a text that talks to its reader from a text that explains. */
export function kindOfText(facts: Fact[]): TextKind {
  const sentences = facts.filter(({ kind, words }) => kind !== 'heading' && words.length >= wordsMin)
  if (sentences.length < sentencesMin) return 'exposition'
  const share = (pattern: RegExp) =>
    sentences.filter(({ text }) => pattern.test(text)).length / sentences.length
  const hasDuties = sentences.some(({ text }) => /\b(?:shall|must|may)\b/.test(text))
  if (hasDuties && share(/\bshall\b/) > 0.1 && share(clause) > shareMin.contract) return 'contract'
  // Lives of historical persons, which have years, are no stories.
  if (share(person) > shareMin.story && share(year) < yearMax && share(criticism) < criticismMax)
    return 'story'
  if (share(report) > shareMin.news) return 'news'
  return share(personal) > shareMin.personal ? 'personal' : 'exposition'
}
