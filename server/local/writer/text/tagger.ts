import type { ItsFunction } from 'wink-nlp'
import { loading } from '../loading.ts'

/** Universal part-of-speech tags, as wink-nlp names them. */
export type TaggedWord = { text: string; pos: string; lemma: string; stem: string }
export type Tagger = (sentence: string) => TaggedWord[]

/** The tagger's time grows with the square of a run without white space. A run of this length is not a word. */
const run = /\S{200,}/g

let tagger: Promise<Tagger> | undefined

/** Loads the English tagger on first use: it takes 0.1 s and about 60 MB, which an idle server does not need. */
export function loadTagger(): Promise<Tagger> {
  tagger ??= loading(load)
  return tagger
}

async function load(): Promise<Tagger> {
  const [{ default: winkNlp }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ])
  const nlp = winkNlp(model, ['sbd', 'pos'])
  // The package declares these two with another type than `out` expects.
  const { pos, lemma, stem } = nlp.its as unknown as Record<string, ItsFunction<string>>
  return (sentence) => {
    const tokens = nlp.readDoc(sentence.replace(run, ' ')).tokens()
    const texts = tokens.out() as string[]
    const tags = tokens.out(pos!)
    const lemmas = tokens.out(lemma!)
    const stems = tokens.out(stem!)
    return texts.map((text, i) => ({ text, pos: tags[i]!, lemma: lemmas[i]!, stem: stems[i]! }))
  }
}
