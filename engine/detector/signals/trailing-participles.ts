import { functionWords } from '../../lexicon/function-words.ts'
import { quoteSome, type Signal, say, strengthBetween } from './signal.ts'

const tail =
  /, (?:(?:thus|thereby|ultimately|often|further|effectively) )?(?!(?:including|according|during|regarding|concerning|following|being)\b)([a-z]{3,}ing) ([a-z'’-]+)(?: [a-z'’-]+)?/g
/** Before a content word an -ing word may be an adjective or a noun; these are always verbs. */
const verbs = new Set(
  'allowing boosting bringing building causing creating driving embracing emphasizing empowering enabling encouraging enhancing ensuring establishing fostering giving helping highlighting improving increasing inspiring integrating keeping leaving limiting making offering preventing preserving promoting providing raising reducing reflecting reinforcing requiring revealing sending shaping sharing showcasing signaling strengthening supporting transforming turning underscoring'.split(
    ' ',
  ),
)
const foundMin = 2
/** In so few words one occurrence is many. */
const fewWords = 50

export const trailingParticiples: Signal = {
  name: 'trailing-participles',
  measure({ sentences, words }) {
    const found = sentences.flatMap(({ text }) => findTails(text.replace(/\s+/g, ' ')))
    if (found.length < (words.length < fewWords ? 1 : foundMin) || found.length / words.length < 0.012)
      return null
    const quotes = quoteSome(found)
    return {
      says:
        found.length === 1 ? say.trailingOne({ quotes }) : say.trailingSome({ found: found.length, quotes }),
      strength: strengthBetween(found.length / words.length, 0, 0.05),
    }
  },
  examples: {
    fires: [
      'The law passed in May, ensuring safer streets, while the city grew, highlighting the need for more homes.',
    ],
    silent: [
      'The law passed in May, including the part about streets. Running late, we took a cab.',
      'He traced a small, reassuring circle against the old wall, a cold, calculating presence in the room.',
      'First, blocking the road is illegal. In short, parking there costs you.',
    ],
  },
}

/** A shorter opener before the comma means that the -ing word is the subject of the next clause. */
const beforeMin = 4

function findTails(sentence: string): string[] {
  return [...sentence.matchAll(tail)]
    .filter(({ index }) => sentence.slice(0, index).split(' ').length >= beforeMin)
    .filter(([, verb, next]) => verbs.has(verb!) || functionWords.has(next!))
    .map(([clause]) => `${clause.slice(2)} …`)
}
