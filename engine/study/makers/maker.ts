import type { Fact } from '../facts/read-facts.ts'
import type { Candidate } from '../question.ts'

/** What the whole text has that the questions about one sentence need. */
export type TextContext = {
  terms: {
    /** Wrong answers for a term: others of the same form from other sentences of the text. */
    similarTo: (term: string, source: string) => string[]
    /** The same for a term that the text defines: others that it defines come first. */
    defined: (term: string, source: string) => string[]
    /** Other people of the text. */
    people: (name: string, source: string) => string[]
    /** The term that the text is most about, of those that occur once in the sentence. */
    bestIn: (fact: Fact) => { text: string; isName: boolean; isTopic: boolean } | null
    isTopic: (term: string) => boolean
    /** Whether the sentence has a term that the text repeats or defines. */
    hasTopic: (fact: Fact) => boolean
  }
  numbers: { others: (text: string, sentence: number) => string[] }
}

/** Makes questions about one sentence. */
export type Maker = (fact: Fact, text: TextContext) => Candidate[]
