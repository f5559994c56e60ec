import { quote, type Signal, say, strengthBetween } from './signal.ts'

const openingForm =
  /^["“]?By (?:[a-z]+ly )?(?!(?:being|evening|morning|spring|nothing|everything|anything|king|wing)\b)[a-z]{3,}ing\b(?: [a-z'’-]+){0,2}/

export const byOpenings: Signal = {
  name: 'by-openings',
  measure({ sentences }) {
    const found = sentences
      .map(({ text }) => openingForm.exec(text.replace(/\s+/g, ' '))?.[0].replace(/^["“]/, ''))
      .filter((opening) => opening !== undefined)
    if (found.length === 0) return null
    const values = { found: found.length, sentences: sentences.length, quotes: quote(found) }
    const ofMore = found.length === 1 ? say.byOpens(values) : say.byOpen(values)
    return {
      says: sentences.length === 1 ? say.byOpensAlone(values) : ofMore,
      strength: strengthBetween(found.length / sentences.length, 0, 0.4),
    }
  },
  examples: {
    fires: ['By embracing new ideas, schools can help. People wait.', 'By carefully reading it, we learn.'],
    silent: ['By evening it rained. We learnt it by reading.', 'By the bridge stood a man.'],
  },
}
