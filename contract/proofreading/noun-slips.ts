import type { Lint } from './lint.ts'
import type { Slip } from './slip.ts'
import { findInTable } from './slip.ts'
import { anyOf } from './verb-forms.ts'

/** Nouns that learners often leave in the singular after a quantity. None is also an adjective or a mass noun there. */
const nouns =
  `accident activity advantage age animal answer apartment app area argument article aspect assignment author bank benefit bike
bird book boy brother building bus business car cat cause challenge chapter child choice city class classmate cloth club
colleague college colour color company computer country course cousin culture customer day decade difference difficulty
disadvantage doctor dog door edge effect email employee error event exam example exercise expert fact factor family farm farmer
father festival field film flower forest friend game garden girl goal grade hobby holiday hour house idea illness image
island item job joke journey key kilometre kilometer king lake lamp language law lesson letter library lie line list machine
meal meeting member message method mile minute mistake month mother mountain movie museum name neighbour neighbor
newspaper night nurse obstacle opinion option parent park part party passenger person phone photo picture place plan planet
plant player point problem product programme program project purpose question reason recipe relative result river road room
rule school scientist season secret sentence shop shoe sign sister skill solution song sport stage star station step stone store
story street student study style subject suggestion task teacher test thing tool topic tourist town toy train tree trip
type uncle university user vehicle village visitor waiter singer actor guest manager restaurant hotel dish tourist way website week weekend window word worker writer year`.split(
    /\s+/,
  )

const noun = anyOf(nouns)
const countable = new RegExp(`^${noun}$`, 'i')
const irregular: Record<string, string> = { child: 'children', person: 'people', cloth: 'clothes' }

function pluralOf(singular: string): string {
  const known = irregular[singular.toLowerCase()]
  if (known) return known
  if (/[^aeiou]y$/.test(singular)) return singular.replace(/y$/, 'ies')
  return singular + (/(?:s|x|ch|sh|z)$/.test(singular) ? 'es' : 's')
}

/** After the noun the phrase ends, unlike "five mile walk". */
const ends =
  '(?=[.,;:!?)]|$|\\s*\\n|\\s(?:why|that|who|which|when|where|of|in|on|for|at|with|from|to|is|are|was|were|have|has|had|and|or|but|ago|because|can|will|should|i|we|they|you|he|she)\\b)'
const quantity =
  '(?:many|several|numerous|a few|two|three|four|five|six|seven|eight|nine|ten|(?:one|some|many|most) of (?:the|my|our|their|his|her|these)(?: (?:most|main|biggest|best|greatest|important|common|major|key|popular|famous|[a-z]{2,10}est)){0,2})'

const plural = '[a-z]{2,18}(?:[^suia\\W]s|ies)|people|children|men|women'
/** Words without a plural, as learners write them. */
const uncountable: Readonly<Record<string, string>> = {
  informations: 'information',
  advices: 'advice',
  equipments: 'equipment',
  furnitures: 'furniture',
  homeworks: 'homework',
  knowledges: 'knowledge',
  luggages: 'luggage',
  researches: 'research',
  evidences: 'evidence',
  feedbacks: 'feedback',
  softwares: 'software',
  traffics: 'traffic',
}

const slips: readonly Slip[] = [
  {
    pattern: new RegExp(`\\b${quantity} (?:different |other |new |good |important )?(${noun})${ends}`, 'gi'),
    fix: ([whole, word = '']) =>
      // "two year old", "three-hour"
      /^(?:many|several) (?:a|an)\b/i.test(whole) ? null : [word, pluralOf(word)],
    why: 'more than one, so the noun is plural',
  },
  {
    pattern: new RegExp(`\\b(?:these|those) (${noun})${ends}`, 'gi'),
    fix: ([, word = '']) => [word, pluralOf(word)],
    why: 'more than one, so the noun is plural',
  },
  {
    pattern: new RegExp(`\\b${anyOf(Object.keys(uncountable))}\\b`, 'gi'),
    fix: ([word]) => [word, uncountable[word.toLowerCase()] ?? word],
    why: 'the word has no plural',
  },
  {
    pattern: new RegExp(
      `\\b(?:every (${plural})|each (${plural})(?= (?:is|are|was|were|has|have|can|will|should|must|in|of|who)\\b))`,
      'gi',
    ),
    fix: ([, every, each]) => {
      const word = every ?? each ?? ''
      const one = singularOf(word)
      return countable.test(one) ? [word, one] : null
    },
    why: 'one at a time, so the noun is singular',
  },
  {
    pattern: new RegExp(
      `(?:^|[.!?,] |\\b(?:how|and|but|because|that|if|when|so) )(?:the|these|those) (${plural}) (is|was|has)\\b`,
      'gim',
    ),
    fix: ([, word = '', verb = '']) =>
      isPlural(word) ? [verb, pluralVerbs[verb.toLowerCase()] ?? verb] : null,
    why: 'the verb goes with a plural',
  },
  {
    pattern: new RegExp(`\\b(?:(?:too|so|very|not|as) )?(?<!how )(much) (${plural})\\b`, 'gi'),
    fix: ([, much = '', word = '']) => (isPlural(word) ? [much, 'many'] : null),
    why: '"many" for what can be counted',
  },
  {
    pattern: new RegExp(`\\b(less) (${plural})\\b`, 'gi'),
    fix: ([, less = '', word = '']) => (isPlural(word) ? [less, 'fewer'] : null),
    why: '"fewer" for what can be counted',
  },
  {
    pattern: new RegExp(`\\b(amount) of (${plural})\\b`, 'gi'),
    fix: ([, amount = '', word = '']) => (isPlural(word) ? [amount, 'number'] : null),
    why: '"number" for what can be counted',
  },
]

const pluralVerbs: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' }

const singularOf = (word: string) =>
  word
    .replace(/ies$/i, 'y')
    .replace(/(ch|sh|x|ss)es$/i, '$1')
    .replace(/(?<!s)s$/i, '')

/** A noun of the list in the plural: "cars", and not "much pass" or "less is". */
const isPlural = (word: string) =>
  /^(?:people|children|men|women)$/i.test(word) || (/s$/i.test(word) && countable.test(singularOf(word)))

/** Finds nouns in the wrong number, and words for amounts that do not go with them. */
export const findNounSlips = (text: string): Lint[] => findInTable(text, slips)
