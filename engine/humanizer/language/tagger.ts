import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'

/** One tagger for all: each holds the whole model of the language in memory. */
const tagger = winkNLP(model, ['pos'])

/** The tagger takes time by the square of a run without white space; one of this length is no word. */
const runForm = /\S{200,}/g

/** The tokens of a passage, in their order, and what part of speech each is; runs that are no words are left out. */
export function readTags(passage: string): { words: string[]; tags: string[] } {
  const tokens = tagger.readDoc(passage.replace(runForm, (run) => ' '.repeat(run.length))).tokens()
  return { words: tokens.out() as string[], tags: tokens.out(tagger.its.pos) as string[] }
}

export type ReadWord = { text: string; tag: string; lemma: string }

/** The tokens of a passage with their parts of speech and dictionary forms. */
export function readWords(passage: string): ReadWord[] {
  const tokens = tagger.readDoc(passage.replace(runForm, (run) => ' '.repeat(run.length))).tokens()
  const tags = tokens.out(tagger.its.pos) as string[]
  // The package declares this function with another type than `out` expects.
  const lemmas = tokens.out(tagger.its.lemma as never) as (string | undefined)[]
  // It knows no dictionary form of some words, such as "cannot" before a comma.
  return (tokens.out() as string[]).map((text, i) => ({
    text,
    tag: tags[i]!,
    lemma: lemmas[i] ?? text.toLowerCase(),
  }))
}
