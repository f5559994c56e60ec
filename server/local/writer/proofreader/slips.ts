import type { TaggedWord, Tagger } from '../text/tagger.ts'
import type { Lint } from './lint.ts'
import { findCommaSplices, findVerbSlips } from './verb-slips.ts'

type Slip = { pattern: RegExp; to: string; why: string }

/** Frequent errors that the checker misses. Each is an error wherever its pattern matches. */
const slips: readonly Slip[] = [
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
    pattern:
      /\b(less) (?=(?:people|students|children|cars|books|words|mistakes|hours|days|things|problems|errors)\b)/g,
    to: 'fewer ',
    why: '"fewer" for what can be counted',
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

export function findSlips(text: string, tag: Tagger): Lint[] {
  const found = slips.flatMap(({ pattern, to, why }) =>
    [...text.matchAll(pattern)].map((match) =>
      lint(match.index, match[0], atSentenceStart(text, match.index, filled(match, to)), why),
    ),
  )
  return [
    ...found,
    ...findVerbSlips(text),
    ...singularVerbs(text),
    ...missingPlurals(text, tag),
    ...findCommaSplices(text),
  ]
}

function lint(start: number, from: string, to: string, message: string): Lint {
  return { start, end: start + from.length, kind: 'Usage', rule: 'Slip', message, replacements: [to] }
}

/** Capitalizes the first letter at the start of a sentence. */
function atSentenceStart(text: string, start: number, said: string): string {
  const isStart = /(?:^|[.!?] |\n)$/.test(text.slice(Math.max(0, start - 2), start))
  return isStart ? said.charAt(0).toUpperCase() + said.slice(1) : said
}

function filled(match: RegExpMatchArray, to: string): string {
  const [whole, first = '', second = '', third = ''] = match
  const said = to
    .replace('$1', verbPairs[first.toLowerCase()] ?? first)
    .replace('$3', pluralVerbs[third] ?? third)
    .replace('$2', subjects[second] ?? second)
  return /^\p{Lu}/u.test(whole) ? said.charAt(0).toUpperCase() + said.slice(1) : said
}

const pluralSubject = /\b(?:my|your|his|her|our|their|these|those) ([a-z]{2,}[^suia\W]s) (is|was|has)\b/gi
const singularInS =
  /(?:ics|news|lens|gas|means|series|species|diabetes|maths|headquarters|wales|james|thomas)$/i

/** "my skills is": finds singular verbs after a plural subject. */
function singularVerbs(text: string): Lint[] {
  return [...text.matchAll(pluralSubject)]
    .filter((match) => !singularInS.test(match[1]!))
    .map((match) => {
      const verb = match[2]!
      const start = match.index + match[0].length - verb.length
      return lint(start, verb, pluralVerbs[verb.toLowerCase()] ?? verb, 'the verb goes with a plural')
    })
}

const quantity =
  /\b(?:many|several|these|those|various|numerous|a few|two|three|four|five|six|seven|eight|nine|ten) ([a-z]{3,})\b/gi
/** Plurals without an s, nouns with the same form in both numbers, and nouns that are not countable. */
const exempt =
  /s$|^(?:people|children|men|women|feet|teeth|mice|geese|oxen|sheep|fish|deer|salmon|trout|aircraft|data|media|criteria|phenomena|bacteria|police|cattle|dozen|hundred|thousand|million|billion|percent|pound|kilo|folk|staff|youth|staff|alumni|fungi|cacti|nuclei|dice|lice)$|men$|women$|children$|people$/

/** "many reason why": finds singular nouns after a quantity. */
function missingPlurals(text: string, tag: Tagger): Lint[] {
  const found: Lint[] = []
  for (const match of text.matchAll(quantity)) {
    const noun = match[1]!
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60)
    if (exempt.test(noun) || /^[-’'\d]/.test(after)) continue
    const words = tag(match[0] + after)
    const at = words.findIndex((word) => word.text === noun)
    if (words[at]?.pos !== 'NOUN' || !endsPhrase(words[at + 1])) continue
    const start = match.index + match[0].length - noun.length
    found.push(lint(start, noun, pluralOf(noun), 'more than one, so the noun is plural'))
  }
  return found
}

/** "two water mills", "five mile walk": the noun after the number is not the head of the phrase. */
function endsPhrase(next: TaggedWord | undefined): boolean {
  return (
    !next ||
    /^(?:[.,;:!?]|why|that|who|which|when|where|of|in|on|for|is|are|was|were|have|has|and|or|to)$/i.test(
      next.text,
    )
  )
}

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies')
  return noun + (/(?:x|ch|sh|z)$/.test(noun) ? 'es' : 's')
}
