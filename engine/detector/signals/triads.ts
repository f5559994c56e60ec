import { capitalise, quote, type Signal, spell, strengthBetween } from './signal.ts'

const TRIAD = /\b[\w'’-]+(?: [\w'’-]+){0,3}, [\w'’-]+(?: [\w'’-]+){0,3},? (?:and|or) [\w'’-]+/g
const FOUND_MIN = 2

export const triads: Signal = {
  name: 'triads',
  title: 'Lists of three',
  measure({ text, words }) {
    const found = text.replace(/\s+/g, ' ').match(TRIAD) ?? []
    if (found.length < FOUND_MIN || found.length / words.length < 0.014) return null
    return {
      detail: `${capitalise(spell(found.length))} lists of three in ${words.length} words: ${quote(found)}.`,
      strength: strengthBetween(found.length / words.length, 0, 0.05),
    }
  },
  examples: {
    fires: ['It was fast, cheap, and clean. We ate bread, cheese and olives.'],
    silent: ['It was fast and cheap. We ate bread, cheese and olives at the table by the door.', 'We ate.'],
  },
}
