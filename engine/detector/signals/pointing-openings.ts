import { capitalise, type Signal, say, strengthBetween } from './signal.ts'

const pointers = new Set(['this', 'these', 'such'])
const foundMin = 2
const shareMin = 0.2

export const pointingOpenings: Signal = {
  name: 'pointing-openings',
  measure({ sentences }) {
    const openings = sentences.map(({ words }) => words.slice(0, 2).join(' '))
    const found = openings.filter((opening) => pointers.has(opening.split(' ')[0]!))
    if (found.length < foundMin || found.length / sentences.length < shareMin) return null
    const quoted = [...new Set(found)]
      .slice(0, 3)
      .map((opening) => say.quoted({ words: `${capitalise(opening)} …` }))
    return {
      says: say.pointing({
        found: found.length,
        sentences: sentences.length,
        quotes: quoted.reduceRight((rest, first) => say.comma({ first, rest })),
      }),
      strength: strengthBetween(found.length / sentences.length, 0.1, 0.6),
    }
  },
  examples: {
    fires: ['The law passed. This change helps people. These benefits last.'],
    silent: ['The law passed. This change helps people. We went home.', 'I like this. You like these.'],
  },
}
