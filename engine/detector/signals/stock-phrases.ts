import { stockPhraseList } from '../../lexicon/stock-phrases.ts'
import { capitalise, quoteSome, type Signal, spell, strengthBetween } from './signal.ts'

const pattern = new RegExp(`\\b(?:${stockPhraseList.join('|')})\\b`, 'gi')

/** Returns the phrases as written in the text. */
export function findStockPhrases(text: string): string[] {
  return (text.replace(/\s+/g, ' ').match(pattern) ?? []).map((phrase) => phrase.trim())
}

export const stockPhrases: Signal = {
  name: 'stock-phrases',
  title: 'Stock phrases',
  measure({ text }) {
    const found = findStockPhrases(text)
    if (found.length === 0) return null
    const different = new Set(found.map((phrase) => phrase.toLowerCase())).size
    const phrases = `${spell(different)} ${different === 1 ? 'phrase' : 'phrases'} that models lean on`
    const again = found.length > different ? `, ${spell(found.length)} times in all` : ''
    return {
      detail: `${capitalise(phrases)}${again}${quoteSome(found)}.`,
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
