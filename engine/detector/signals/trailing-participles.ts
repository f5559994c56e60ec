import { capitalise, quote, type Signal, spell, strengthBetween } from './signal.ts'

const TAIL =
  /, (?:(?:thus|thereby|ultimately|often|further|effectively) )?(?!(?:including|according|during|regarding|concerning|following|anything|everything|something|nothing|morning|evening|being|king|sing|bring|thing|spring|string)\b)[a-z]{3,}ing\b(?: [a-z'’-]+){0,2}/g
const FOUND_MIN = 2

export const trailingParticiples: Signal = {
  name: 'trailing-participles',
  title: 'Trailing -ing clauses',
  measure({ text, words }) {
    const found = text.replace(/\s+/g, ' ').match(TAIL) ?? []
    if (found.length < FOUND_MIN || found.length / words.length < 0.012) return null
    const clauses = found.map((clause) => clause.slice(2))
    return {
      detail: `${capitalise(spell(found.length))} clauses hung on with a comma and an -ing word: ${quote(clauses)}.`,
      strength: strengthBetween(found.length / words.length, 0, 0.05),
    }
  },
  examples: {
    fires: [
      'The law passed in May, ensuring safer streets, while the city grew, highlighting the need for more homes.',
    ],
    silent: ['The law passed in May, including the part about streets. Running late, we took a cab.'],
  },
}
