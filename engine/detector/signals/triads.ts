import { quoteSome, type Signal, say, strengthBetween } from './signal.ts'

/** Longer runs are not words. The bound keeps a text of hyphens in linear time. */
const word = "[\\p{L}\\d][\\p{L}\\d'’-]{0,60}"
const itemSource = `${word}(?: ${word}){0,2}`
/** With a comma before "and" a list of three is certain; without it only single words count. */
const triadForms = [
  new RegExp(`(?<![\\p{L}\\d])(${itemSource}), (${itemSource}), (?:and|or) (${itemSource})`, 'gu'),
  new RegExp(`(?<![\\p{L}\\d])(${word}), (${word}) (?:and|or) (${word})`, 'gu'),
]
/** A clause, an aside or an opener between commas, not a list item. */
const noItem =
  /^(?:however|overall|yes|no|well|today|now|then|still|also|first|firstly|second|finally|moreover|furthermore|instead|indeed|therefore|thus|so|but|and|or|nor|yet|if|when|while|as|because|which|who|where|that|although|though|especially|particularly|including|not|[\p{L}]+ly|i|you|he|she|it|they|we|there|this|these)(?![\p{L}'-])/iu
const foundMin = 2

export const triads: Signal = {
  name: 'triads',
  measure({ sentences, words }) {
    const found = sentences.flatMap(({ text }) => findTriads(text.replace(/\s+/g, ' ')))
    if (found.length < foundMin || found.length / words.length < 0.014) return null
    return {
      says: say.triads({ found: found.length, words: words.length, quotes: quoteSome(found) }),
      strength: strengthBetween(found.length / words.length, 0, 0.05),
    }
  },
  examples: {
    fires: ['It was fast, cheap, and clean. We ate bread, cheese and olives.'],
    silent: [
      'It was fast and cheap. We ate bread, cheese and olives at the table by the door.',
      'We ate.',
      'The staff, especially Breanna and Eli, were kind. Overall, a good evening and we will return.',
      'In May, the roof fell in, and it rained. In June, it was mended, but we had left.',
    ],
  },
}

function findTriads(text: string): string[] {
  const [sure, plain] = triadForms.map((pattern) => [...text.matchAll(pattern)]) as [Match[], Match[]]
  const rest = plain.filter(({ index }) => sure.every((other) => index < other.index || index >= end(other)))
  return [...sure, ...rest].map(listIn).filter((list) => list !== null)
}

type Match = RegExpExecArray

function end({ index, 0: list }: Match): number {
  return index + list.length
}

/** Removes the clause before the first item: "it was fast, cheap, and clean" lists only the adjectives. */
function listIn([list, first, ...others]: Match): string | null {
  const item = noItem.test(first!) ? first!.slice(first!.lastIndexOf(' ') + 1) : first!
  if ([item, ...others].some((each) => noItem.test(each!))) return null
  return list.slice(first!.length - item.length)
}
