import type { ItsHelpers } from 'wink-nlp'

/** Universal part-of-speech tags, as wink-nlp names them. */
export type TaggedWord = { text: string; pos: string; lemma: string; stem: string }
export type Tagger = (sentence: string) => TaggedWord[]

let loading: Promise<Tagger> | undefined

/** Loads the English tagger on first use: it takes 0.1 s and some 60 MB that an idle server need not hold. */
export function loadTagger(): Promise<Tagger> {
  loading ??= load()
  return loading
}

async function load(): Promise<Tagger> {
  const [{ default: winkNlp }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ])
  const nlp = winkNlp(model, ['sbd', 'pos'])
  const its = nlp.its as ItsHelpers
  return (sentence) => {
    const tokens = nlp.readDoc(sentence).tokens()
    const texts = tokens.out() as string[]
    const tags = tokens.out(its.pos) as string[]
    const lemmas = tokens.out(its.lemma) as string[]
    const stems = tokens.out(its.stem) as string[]
    return texts.map((text, i) => ({ text, pos: tags[i]!, lemma: lemmas[i]!, stem: stems[i]! }))
  }
}
