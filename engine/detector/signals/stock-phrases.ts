import { stockPhraseList } from '../../lexicon/stock-phrases.ts'
import { quoteSome, type Signal, say, strengthBetween } from './signal.ts'

const pattern = new RegExp(`\\b(?:${stockPhraseList.join('|')})\\b`, 'gi')

/** Returns the phrases as written in the text. */
export function findStockPhrases(text: string): string[] {
  return (text.replace(/\s+/g, ' ').match(pattern) ?? []).map((phrase) => phrase.trim())
}

export const stockPhrases: Signal = {
  name: 'stock-phrases',
  measure({ text }) {
    const found = findStockPhrases(text)
    if (found.length === 0) return null
    const different = new Set(found.map((phrase) => phrase.toLowerCase())).size
    const values = { found: different, times: found.length, quotes: quoteSome(found) }
    const once = different === 1 ? say.stockOne(values) : say.stockSome(values)
    const again = different === 1 ? say.stockOneAgain(values) : say.stockSomeAgain(values)
    return {
      says: found.length > different ? again : once,
      strength: strengthBetween(found.length, 0, 4),
    }
  },
  examples: {
    fires: [
      'Education plays a crucial role in society.',
      'The bridge stands as a testament to human ingenuity.',
    ],
    silent: ['Kai had a role in the school play.', 'They tested the bridge twice.'],
  },
}
