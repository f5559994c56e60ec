import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'

/** One tagger for all: each holds the whole model of the language in memory. */
export const tagger = winkNLP(model, ['pos'])
