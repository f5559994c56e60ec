import { type MainVerb, mainVerbOf } from './main-verb.ts'
import { commasOf, lastFreeComma } from './sentence-shape.ts'
import type { TaggedSentence } from './tagged-text.ts'
import { type TailClause, tailClauseOf } from './tail-clause.ts'

/** The parts of a sentence that several rules ask about. Each is computed once, at its first use. */
export type Clauses = {
  /** Indexes of all commas. */
  readonly commas: readonly number[]
  /** Index of the last comma that is not locked, or -1. */
  readonly lastComma: number
  /** The main verb of the sentence; undefined if it cannot be determined. */
  readonly main: MainVerb | undefined
  /** The -ing clause at the end; undefined if there is none or if its verbs cannot be determined. */
  readonly tail: TailClause | undefined
}

const known = new WeakMap<TaggedSentence, Clauses>()

export function clausesOf(sentence: TaggedSentence): Clauses {
  const clauses = known.get(sentence) ?? parse(sentence)
  known.set(sentence, clauses)
  return clauses
}

function parse(sentence: TaggedSentence): Clauses {
  const { words } = sentence
  const commas = once(() => commasOf(words))
  const main = once(() => mainVerbOf(words, 0, words.length - 1))
  const tail = once(() => tailClauseOf(sentence))
  return {
    get commas() {
      return commas()
    },
    get lastComma() {
      return lastFreeComma(words)
    },
    get main() {
      return main()
    },
    get tail() {
      return tail()
    },
  }
}

function once<T>(find: () => T): () => T {
  let found: { value: T } | undefined
  return () => {
    found ??= { value: find() }
    return found.value
  }
}
