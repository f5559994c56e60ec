import { functionWords } from '../lexicon/function-words.ts'
import { readTokens, type Tokens } from './read-tokens.ts'

/** Spanish and French words without a meaning of their own. English ones are in the lexicon. */
const furtherFunctionWords =
  'el la los las un una unos unas de del a al en y o u e que qué se su sus lo le les con por para como más pero no ni si ya es son ' +
  'fue era ser ha han hay este esta estos estas ese esa eso esto entre sobre sin hasta desde cuando donde también muy ' +
  'le la les un une des du de et ou où à au aux en dans par pour sur avec sans sous que qui quoi dont ce cet cette ces ' +
  'il elle ils elles on nous vous je tu se sa son ses leur leurs ne pas plus est sont était être a ont été mais donc or ni car si comme'

/** Wordings that many writers share, from which no source can be concluded. */
const stockPhrases = [
  'on the other hand',
  'on the one hand',
  'at the same time',
  'in the case of',
  'as a result of',
  'as well as the',
  'in the context of',
  'in the form of',
  'it is important to note that',
  'it should be noted that',
  'it is worth noting that',
  'in addition to the',
  'in order to',
  'in terms of the',
  'in the course of',
  'the rest of the',
  'one of the most important',
  'the results of this study',
  'the results of the study',
  'the purpose of this study',
  'the aim of this study',
  'the aim of this paper',
  'the purpose of this paper',
  'in this paper we',
  'in this essay i will',
  'this essay will discuss',
  'this paper will discuss',
  'has been shown to be',
  'it has been shown that',
  'it can be seen that',
  'it can be argued that',
  'it is clear that',
  'it is possible to',
  'it is necessary to',
  'there is no doubt that',
  'there are a number of',
  'a wide range of',
  'a large number of',
  'plays an important role in',
  'play an important role in',
  'due to the fact that',
  'in spite of the fact that',
  'with respect to the',
  'with regard to the',
  'on the basis of the',
  'for the purpose of',
  'the fact that the',
  'the extent to which',
  'the way in which',
  'as can be seen',
  'more likely to be',
  'less likely to be',
  'has been the subject of',
  'further research is needed',
  'future research should',
  'to the best of our knowledge',
  'in the united states',
  'in the united kingdom',
  'in the twenty first century',
  'in today s world',
  'at the end of the',
  'at the beginning of the',
  'in the middle of the',
  'over the course of the',
  'in recent years there has been',
  'the relationship between',
  'the difference between the',
  'in conclusion it can be said that',
  'last but not least',
  'por otra parte',
  'por otro lado',
  'en el caso de',
  'a lo largo de',
  'es importante señalar que',
  'cabe destacar que',
  'hay que tener en cuenta',
  'a partir de',
  'en la actualidad',
  'el objetivo de este trabajo',
  'en relación con',
  'con el fin de',
  'desde el punto de vista de',
  'uno de los más importantes',
  'los resultados de este estudio',
  'debido a que',
  'd une part',
  'd autre part',
  'en ce qui concerne',
  'il est important de noter que',
  'il convient de',
  'dans le cadre de',
  'au cours de',
  'à partir de',
  'le but de cette étude',
  'les résultats de cette étude',
  'un grand nombre de',
  'dans le cas de',
  'du point de vue de',
  'l un des plus importants',
  'en raison de',
  'afin de',
]

type Known = { functionWords: Set<number>; phrases: Map<number, Int32Array[]> }
let known: Known | null = null

function load(): Known {
  if (known) return known
  const words = `${[...functionWords].join(' ')} ${furtherFunctionWords}`
  const phrases = new Map<number, Int32Array[]>()
  for (const phrase of stockPhrases) {
    const { hashes } = readTokens(phrase)
    phrases.set(hashes[0]!, [...(phrases.get(hashes[0]!) ?? []), hashes])
  }
  known = { functionWords: new Set(readTokens(words).hashes), phrases }
  return known
}

/** Marks the function words of a text, and the words of stock phrases, with 1. */
export function markCommonWords({ count, hashes }: Tokens): Uint8Array {
  const { functionWords, phrases } = load()
  const marks = new Uint8Array(count)
  for (let at = 0; at < count; at++) {
    if (functionWords.has(hashes[at]!)) marks[at] = 1
    for (const phrase of phrases.get(hashes[at]!) ?? [])
      if (at + phrase.length <= count && phrase.every((hash, i) => hashes[at + i] === hash))
        marks.fill(1, at, at + phrase.length)
  }
  return marks
}
