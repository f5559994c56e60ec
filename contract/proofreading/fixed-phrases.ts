import type { Lint } from './lint.ts'
import { findInTable, type Slip } from './slip.ts'

/** A fixed phrase and the right one; $1 is the part that stays. */
const phrase = (pattern: RegExp, to: string, why: string): Slip => ({
  pattern,
  fix: ([whole, first = '']) => [whole, to.replace('$1', first)],
  why,
})

const doForms: Readonly<Record<string, string>> = { make: 'do', makes: 'does', made: 'did', making: 'doing' }

const reliableAfterIts =
  'important|clear|true|possible|impossible|necessary|hard|easy|difficult|likely|obvious|bad'
const phrases: readonly Slip[] = [
  {
    pattern: new RegExp(
      `\\b(its) (?:(?:${reliableAfterIts}) (?:that|to|for|if|because)|been|not|going to|a|an|the|time to|too|because|raining|like)\\b`,
      'gi',
    ),
    fix: ([, its = '']) => [its, /^I/.test(its) ? "It's" : "it's"],
    why: '"it\'s" is short for "it is"',
  },
  {
    pattern:
      /\b(?:the|an?|its|their|this|negative|positive|big|great|bad|good|side) (affects?)(?= (?:of|on|that|is|was|are|were)\b)/gi,
    fix: ([, word = '']) => [word, word.replace(/^a/i, (letter) => (letter === 'A' ? 'E' : 'e'))],
    why: 'the noun is "effect"',
  },
  {
    pattern:
      /\b(?:it|this|that|which|they|can|could|will|may|might|also|not|directly|negatively|positively|greatly) (effect(?:s|ed)?)(?= (?:the|us|me|him|her|them|people|our|my|your|their|how|everyone)\b)/gi,
    fix: ([, word = '']) => [word, word.replace(/^e/i, (letter) => (letter === 'E' ? 'A' : 'a'))],
    why: 'the verb is "affect"',
  },
  phrase(/\bthan excepted\b/gi, 'than expected', '"expected" is what was foreseen'),
  phrase(/\bas excepted\b/gi, 'as expected', '"expected" is what was foreseen'),
  phrase(/\b(?:by|with) foots\b/gi, 'on foot', 'the phrase is "on foot"'),
  phrase(/\bI(?:['’]m| am) (agree|disagree)\b/g, 'I $1', 'the verb needs no "am"'),
  {
    pattern:
      /\b(?:less|more|fewer|better|worse|bigger|smaller|higher|lower|later|earlier|rather|older|younger|faster) (?:[a-z]{1,15} ){0,5}(then) (?=(?:yesterday|before|last|ever|usual|expected|mine|yours|me|him|her|us|them|in \d)\b)/gi,
    fix: ([, then = '']) => [then, 'than'],
    why: '"than" compares; "then" is a time',
  },
  phrase(/\bnear of\b/gi, 'near', '"near" takes no "of"'),
  phrase(
    /\b(is|are|was|were|has|have|had|ate|drank|with) to (?=(?:many|much)\b)/gi,
    '$1 too ',
    '"too" means more than enough',
  ),
  phrase(/\b(many|some|other|most|all|young|old) peoples\b/gi, '$1 people', 'the plural is "people"'),
  phrase(
    /\b((?:speak|sing|swim|play|cook|dance|write|work|drive)s?(?: [a-z]{2,10}){0,2} very) good(?=[.,;!?]|$)/gi,
    '$1 well',
    'how something is done: "well"',
  ),
  phrase(/\bin the other hand\b/gi, 'on the other hand', 'the phrase is "on the other hand"'),
  phrase(/\bdespite of\b/gi, 'despite', '"despite" takes no "of"'),
  phrase(/\baccording with\b/gi, 'according to', 'the phrase is "according to"'),
  phrase(/\b(discuss|discussed|discusses|discussing) about\b/gi, '$1', 'the verb takes no "about"'),
  phrase(/\b(depends?|depending|depended) (?:of|from)\b/gi, '$1 on', 'the verb takes "on"'),
  phrase(
    /\b(listen|listens|listened|listening) (?=(?:music|the radio|songs|podcasts|him|her|me|them)\b)/gi,
    '$1 to ',
    'the verb takes "to"',
  ),
  phrase(/\b(explain|explained|explains) (?=(?:me|him|us|them)\b)/gi, '$1 to ', 'the verb takes "to"'),
  phrase(/\bsaid (?=(?:me|him|us|them)\b)/gi, 'told ', '"told" when it says to whom'),
  phrase(/\b(interested) (?:on|for|about)\b/gi, '$1 in', 'the word takes "in"'),
  {
    pattern: /\b(?:am|is|are|was|were) (interesting) in\b/gi,
    fix: ([, word = '']) => [word, 'interested'],
    why: 'the person is "interested"',
  },
  phrase(/\b(married) with\b/gi, '$1 to', 'the word takes "to"'),
  phrase(
    /\b(arrived|arrive|arrives) to (?=(?:the|my|our|his|her|school|work)\b)/gi,
    '$1 at ',
    'the verb takes "at"',
  ),
  phrase(/\bthe most of (?=(?:the|my|people|us|them|students)\b)/gi, 'most of ', 'no "the" before "most of"'),
  {
    pattern: /\b(make|makes|made|making) (?:my |his |her |our |their |the )?homework\b/gi,
    fix: ([, verb = '']) => [verb, doForms[verb.toLowerCase()] ?? verb],
    why: 'one does homework',
  },
  phrase(
    /\bsince (?=(?:two|three|four|five|six|seven|eight|nine|ten|many|several|a few|\d{1,2}) (?:years|months|weeks|days|hours)\b)/gi,
    'for ',
    '"for" with a span of time',
  ),
  phrase(
    /\bmost (?=(?:biggest|smallest|easiest|hardest|fastest|cheapest|best|worst|oldest|youngest|happiest|largest)\b)/gi,
    '',
    '"most" is in the word already',
  ),
  phrase(
    /\b(to) loose (?=(?:weight|money|time|the|my|our|their|his|her|your|it|them)\b)/gi,
    '$1 lose ',
    'the verb is "lose"',
  ),
  phrase(/\b(could|should|would|must|might) of\b/gi, '$1 have', 'the verb is "have"'),
  {
    pattern: /(?<!\band )\bI (is|has)\b/g,
    fix: ([, verb = '']) => [verb, verb === 'is' ? 'am' : 'have'],
    why: 'the verb goes with "I"',
  },
]

/** Finds set phrases and confused words that the checker misses. */
export const findPhraseSlips = (text: string): Lint[] => findInTable(text, phrases)
