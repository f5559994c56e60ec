import { findPhraseSlips } from './fixed-phrases.ts'
import { findLearnerSlips } from './learner-slips.ts'
import type { Lint } from './lint.ts'
import { findNounSlips } from './noun-slips.ts'
import { atSentenceStart, slipLint } from './slip.ts'
import { findCommaSplices, findVerbSlips } from './verb-slips.ts'

type PhraseSlip = { pattern: RegExp; to: string; why: string }

/** Frequent errors that the checker misses. Each is an error wherever its pattern matches. */
const slips: readonly PhraseSlip[] = [
  {
    pattern: /\b(last|next|this|every|each|per) weak(?=[.,;:!?]|$| (?:ago|later|before|after|we|i|the)\b)/gi,
    to: '$1 week',
    why: '"weak" is the opposite of strong',
  },
  {
    pattern:
      /\byou[’']re (?=(?:own|invoice|e-?mail|letter|name|order|house|car|book|essay|job|phone|message|account|company|website|address|help|time|attention|consideration|reply|response|support|feedback|questions?|team|office|bag|dog|cat)\b)/gi,
    to: 'your ',
    why: '"your" shows who owns it; "you\'re" is short for "you are"',
  },
  {
    pattern: /\byour (?=(?:welcome|right that|wrong about|going to|invited|supposed to|not)\b)/gi,
    to: "you're ",
    why: '"you\'re" is short for "you are"',
  },
  { pattern: /\bto followup\b/gi, to: 'to follow up', why: 'the verb is two words' },
  {
    pattern: /\bto (login|logout|setup|backup)(?= (?:to|into|the|a|an|my|your|our|with|before)\b)/gi,
    to: 'to $1',
    why: 'the verb is two words',
  },
  {
    pattern:
      /\b([Mm])e and (him|her|my \w+) (goes?|went|are|is|was|were|has|have|had|likes?|wants?|did|does|do)\b/g,
    to: '$2 and I $3',
    why: 'the subject of a sentence is "I"',
  },
  {
    pattern: /\bforward to (?:here|hear)(?= from\b)/gi,
    to: 'forward to hearing',
    why: '"to hearing" after "look forward"',
  },
  { pattern: /\bto here (?=from\b|about\b|back\b|that\b)/gi, to: 'to hear ', why: '"here" is a place' },
  {
    pattern: /\b(two|three|four|five|six|seven|eight|nine|ten|\d+) years? experience\b/gi,
    to: "$1 years' experience",
    why: 'the plural, with its apostrophe',
  },
]

const verbPairs: Record<string, string> = {
  login: 'log in',
  logout: 'log out',
  setup: 'set up',
  backup: 'back up',
}
const subjects: Record<string, string> = { him: 'he', her: 'she' }

const pluralVerbs: Record<string, string> = {
  goes: 'go',
  is: 'are',
  was: 'were',
  has: 'have',
  likes: 'like',
  wants: 'want',
  does: 'do',
}

/** Finds frequent errors that the checker misses, in no order. */
export function findSlips(text: string): Lint[] {
  const found = slips.flatMap(({ pattern, to, why }) =>
    [...text.matchAll(pattern)].map((match) =>
      slipLint(match.index, match[0], atSentenceStart(text, match.index, filled(match, to)), why),
    ),
  )
  return [
    ...found,
    ...findVerbSlips(text),
    ...singularVerbs(text),
    ...findNounSlips(text),
    ...findLearnerSlips(text),
    ...findPhraseSlips(text),
    ...findCommaSplices(text),
  ]
}

function filled(match: RegExpMatchArray, to: string): string {
  const [whole, first = '', second = '', third = ''] = match
  const said = to
    .replace('$1', verbPairs[first.toLowerCase()] ?? first)
    .replace('$3', pluralVerbs[third] ?? third)
    .replace('$2', subjects[second] ?? second)
  return /^\p{Lu}/u.test(whole) ? said.charAt(0).toUpperCase() + said.slice(1) : said
}

const pluralSubject =
  /(?<!\b(?:of|on|in|for|with|from|to|by|about) )\b(?:my|your|his|her|our|their|these|those) ([a-z]{2,}[^suia\W]s) (is|was|has)\b/gi
const singularInS =
  /(?:ics|news|lens|gas|means|series|species|diabetes|maths|headquarters|wales|james|thomas)$/i

/** "my skills is": finds singular verbs after a plural subject. */
function singularVerbs(text: string): Lint[] {
  return [...text.matchAll(pluralSubject)]
    .filter((match) => !singularInS.test(match[1]!))
    .map((match) => {
      const verb = match[2]!
      const start = match.index + match[0].length - verb.length
      return slipLint(start, verb, pluralVerbs[verb.toLowerCase()] ?? verb, 'the verb goes with a plural')
    })
}
