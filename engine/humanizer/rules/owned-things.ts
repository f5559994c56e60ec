import type { Rule } from './rule.ts'

const OWNERS =
  'community company city country student author team user reader customer patient government nation writer artist singer player child person family school student client speaker teacher parent employee employer citizen resident viewer organization organisation business university student applicant protagonist village region state'.split(
    ' ',
  )
const SINGULAR = new Set(OWNERS)
const PLURAL = new Set(
  OWNERS.map((word) =>
    /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /s$/.test(word) ? `${word}es` : `${word}s`,
  ),
)
const IRREGULAR = new Set(['people', 'children', 'women', 'men'])
const OWNED =
  /^(?:needs|rights|interests|goals|lives|life|success|future|history|culture|economy|ability|performance|voice|voices|health|behavior|behaviour|attention|story|journey|identity|experiences|experience|minds|mind|eyes|wishes|expectations|preferences|skills|efforts|talents|values|traditions|population|safety|privacy|opinion|opinions|reputation|work|death|career|family|feelings|concerns)$/

/** "the needs of the community" -> "the community's needs", for people and groups of people. */
export const ownedThings: Rule = {
  name: 'owned-things',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    const { words } = sentence
    return words.flatMap((word, i) => {
      if (!OWNED.test(word.lower) || words[i - 1]?.lower !== 'the' || words[i + 1]?.lower !== 'of') return []
      const hasArticle = words[i + 2]?.lower === 'the'
      const owner = words[hasArticle ? i + 3 : i + 2]
      const next = words[hasArticle ? i + 4 : i + 3]
      const start = words[i - 1]
      if (!owner || !start || owner.tag !== 'NOUN' || owner.locked || word.locked) return []
      if (
        !next ||
        !/^(?:PUNCT|VERB|AUX|CCONJ)$/.test(next.tag) ||
        /(?:ing|ed)$/.test(next.lower) ||
        next.lower === '-'
      )
        return []
      const mark = markOf(owner.lower, hasArticle)
      if (mark === undefined || text.cover.subarray(start.start, owner.end).includes(1)) return []
      const capital = /^T/.test(start.text)
      const owned = owner.text + mark
      const opening = hasArticle
        ? `${start.text} ${owned}`
        : capital
          ? owned.charAt(0).toUpperCase() + owned.slice(1)
          : owned
      return [
        {
          rule: 'owned-things',
          reason: 'Whose it is, said the short way.',
          gain: 0.6,
          trusted: true,
          inserted: '',
          parts: [{ start: start.start, end: owner.end, after: `${opening} ${word.text}` }],
        },
      ]
    })
  },
}

function markOf(owner: string, hasArticle: boolean): string | undefined {
  if (IRREGULAR.has(owner)) return "'s"
  if (PLURAL.has(owner)) return "'"
  return SINGULAR.has(owner) && hasArticle ? "'s" : undefined
}
