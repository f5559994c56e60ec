import { quote, type Signal, say, strengthBetween } from './signal.ts'

const sentencesMin = 5
const shortMax = 6
const longMin = 20
/** Share of all sentences; one in nineteen human passages has as many beside a long one. */
const shareMin = 0.3

export const shortAmongLong: Signal = {
  name: 'short-among-long',
  measure({ sentences }) {
    const short = sentences.filter(({ words }) => words.length > 0 && words.length <= shortMax)
    const longest = Math.max(0, ...sentences.map(({ words }) => words.length))
    const share = short.length / Math.max(1, sentences.length)
    if (sentences.length < sentencesMin || longest < longMin || share < shareMin) return null
    const quotes = quote(short.map(({ text }) => text.replace(/\s+/g, ' ').trim()))
    return {
      says: say.shortSentences({
        found: short.length,
        sentences: sentences.length,
        most: shortMax,
        quotes,
        longest,
      }),
      strength: strengthBetween(share, shareMin - 0.15, 0.7),
    }
  },
  examples: {
    fires: [
      'The letter came in March. She read it twice. Then she put it in the drawer with the spare keys, the dead batteries and every birthday card her brother had ever sent her from the south. She made tea. It went cold on the sill.',
    ],
    silent: [
      'The letter came in March. She read it twice. She put it in the drawer. She made tea. It went cold.',
      'When the letter came in March she read it twice, slowly, at the kitchen table, while the kettle boiled behind her and the rain ran down the glass. She put it in the drawer with the spare keys and the dead batteries. Later that evening she took it out and read it through once more.',
    ],
  },
}
