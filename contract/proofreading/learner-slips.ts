import type { Lint } from './lint.ts'
import { findInTable, type Slip, sentenceAround } from './slip.ts'
import {
  anyOf,
  baseOfForm,
  baseVerbs,
  irregularPasts,
  irregularVerbs,
  pastOf,
  thirdPersonForms,
  thirdPersonOf,
} from './verb-forms.ts'

const person = 'I|you|he|she|it|we|they'
const subjectOf: Record<string, string> = {
  me: 'I',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
  you: 'you',
}
const formAfterTo = anyOf([...thirdPersonForms, ...irregularPasts])
const pastTime = /\b(?:yesterday|last (?:night|week|month|year|summer|winter)|ago)\b/i

const participles = new Map(irregularVerbs.map(([base, , participle]) => [base, participle]))
const pastOfParticiple = new Map(irregularVerbs.map(([, past, participle]) => [participle, past]))
/** Verbs that are no nouns, unlike those of "have work" and "has changes". */
const plainVerbs =
  `learn decide forget go see take eat write give know choose arrive happen improve receive realise realize understand tell
make begin bring buy teach lose send meet`.split(/\s+/)
const participleOf = (base: string) => participles.get(base) ?? pastOf(base)

const verbs: readonly Slip[] = [
  {
    pattern: new RegExp(
      `\\b(?:want|wants|wanted|need|needs|needed|decide|decides|decided|try|tries|tried|have|has|had|going|hope|hopes|hoped|plan|plans|planned|like|likes|started|began|able|agreed|refused|learn|learned|forgot|used|how|easy|hard|difficult|important|necessary|me|him|us|them|people) to (${formAfterTo})\\b`,
      'gi',
    ),
    fix: ([, form = '']) => [form, baseOfForm(form) ?? form],
    why: 'the base form after "to"',
  },
  {
    pattern: new RegExp(
      `\\b(?:can|could|will|would|should|must|may|might|shall|cannot|can['’]t|won['’]t|couldn['’]t|shouldn['’]t|don['’]?t|doesn['’]?t|didn['’]?t|do not|does not|did not) (?:not |always |never |also |only )?(${formAfterTo})\\b`,
      'gi',
    ),
    // "the can holds", "He did not goes"
    fix: ([whole, form = '']) =>
      /^(?:may|might|will) /i.test(whole) && /^(?:saves|shows)$/i.test(form)
        ? null
        : [form, baseOfForm(form) ?? form],
    why: 'the base form after this verb',
  },
  {
    pattern: /\b(suggest(?:ed|s)?|recommend(?:ed|s)?) (me|him|her|us|them|you) to ([a-z]{2,15})\b/gi,
    fix: ([whole, verb = '', whom = '', to = '']) => [
      whole,
      `${verb} that ${subjectOf[whom.toLowerCase()]} ${baseOfForm(to) ?? to}`,
    ],
    why: 'this verb takes a clause with "that"',
  },
  {
    pattern: new RegExp(`\\bif (?:${person}|people|my [a-z]{2,12}) (would have)\\b(?! to\\b)`, 'gi'),
    fix: ([, wrong = '']) => [wrong, 'had'],
    why: 'no "would" after "if"',
  },
  {
    // "If you would be willing" is polite and right.
    pattern: /\bif I (would (?:be|know|win|live|buy|get|find))\b/gi,
    fix: ([, wrong = '']) => [wrong, /be$/i.test(wrong) ? 'were' : pastOf(wrong.split(' ')[1] ?? '')],
    why: 'no "would" after "if"',
  },
  {
    pattern:
      /\b(?:I|he|she|it|we|you|they)(?: (am|is|are)|(['’](?:m|s|re)))(?= [a-z]{2,12}ing(?: [a-z]{2,12}){0,4} since (?:\d{4}|last|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|monday|childhood|i was|my)\b)/gi,
    fix: ([whole, wrong, short = '']) => {
      const perfect = /^(?:he|she|it)\b/i.test(whole) ? 'has been' : 'have been'
      return wrong ? [wrong, perfect] : [short, ` ${perfect}`]
    },
    why: 'the perfect for what goes on since then',
  },
  {
    pattern:
      /\b(?:I|we|you|they) (live|work|study|know|learn|play)(?: [a-z]{2,12}){0,4} (?:since (?:\d{4}|last|i was|my|childhood)|for (?:two|three|four|five|six|seven|eight|nine|ten|many|several|\d{1,2}) (?:years|months|weeks) now)\b/gi,
    fix: ([, verb = '']) => [verb, `have ${participleOf(verb.toLowerCase())}`],
    why: 'the perfect for what goes on since then',
  },
  {
    // "it" is often an object: "the bacteria that ferment it keep growing".
    pattern: new RegExp(
      `(?<!\\b(?:does|did|do|can|could|will|would|shall|should|may|might|must|let|make|makes|made|see|saw|watch|hear|heard|help|helped|that|not|n['’]t|(?:i|you|he|she|we|they) and|or|than|have|had|if|whether|what|why|how|when|where|who|as) )\\b(?:he|she|(?<=(?:^|[.!?]\\s|\\b(?:because|but|although) ))it) (${anyOf(baseVerbs.filter((base) => !/^(?:become|come|run|need|help|present|own|open|like)$/.test(base)))})\\b`,
      'gi',
    ),
    fix: ({ index, 1: verb = '' }, text) => {
      const isPast = pastTime.test(sentenceAround(text, index))
      const base = verb.toLowerCase()
      return [verb, isPast ? pastOf(base) : thirdPersonOf(base)]
    },
    why: 'the verb goes with "he", "she" or "it"',
  },
  {
    pattern: new RegExp(
      `\\b(?:has|have|had) (${anyOf(plainVerbs)})\\b(?= (?:it|the|a|an|my|his|her|our|their|that|to|in|at|many|much|some|how)\\b|[.,])`,
      'gi',
    ),
    fix: ([, verb = '']) => [verb, participleOf(verb.toLowerCase())],
    why: 'the form that goes with "have"',
  },
  {
    pattern: new RegExp(
      `\\b(?:yesterday|last (?:night|week|month|year|summer|winter|spring|autumn|weekend)),? (?:I|we|he|she|they|you) ((?:have|has) (?:[a-z]{3,12}ed|${anyOf(participles.values())}))\\b`,
      'gi',
    ),
    fix: ([, wrong = '']) => {
      const participle = wrong.split(' ')[1] ?? ''
      return [wrong, pastOfParticiple.get(participle.toLowerCase()) ?? participle]
    },
    why: 'the past tense with a time that is over',
  },
  {
    pattern: new RegExp(
      `(?<!\\b(?:everything|all|whatever|what|best) (?:I|we|you|they|he|she) )\\b(?:can|must|should|could) (to) (?:${anyOf(baseVerbs)})\\b`,
      'gi',
    ),
    fix: () => ['to ', ''],
    why: 'no "to" after this verb',
  },
  {
    pattern:
      /\b(?:everyone|everybody|someone|somebody|nobody|no one) (have|are|were|want|know|need|think)\b/gi,
    fix: ([, verb = '']) => [verb, oneVerbs[verb.toLowerCase()] ?? verb],
    why: 'the word is singular',
  },
  {
    pattern:
      /(?:^|[.!?]\s|, |\b(?:and|but|because|that|think|so|when|if|why|where) )(?:(?:many|most|some|young|old|other|these|all|the) )?people (is|was|has|thinks|wants|knows|needs|likes|goes|uses|lives)\b/gi,
    fix: ([, verb = '']) => [verb, manyVerbs[verb.toLowerCase()] ?? baseOfForm(verb) ?? verb],
    why: '"people" is plural',
  },
  {
    pattern: /\b(?:we|they|you) (is|was|has|goes|does)\b/gi,
    fix: ([, verb = '']) => [verb, manyVerbs[verb.toLowerCase()] ?? baseOfForm(verb) ?? verb],
    why: 'the verb goes with its subject',
  },
  {
    pattern:
      /(?<!\b(?:does|did|should|would|could|will|can|may|might|must|that|let|not|n['’]t) )\b(?:he|she|it) (have|are|were)\b(?! to\b)/gi,
    fix: ({ index, 1: verb = '' }, text) =>
      // "if he were", "as if it were"
      verb.toLowerCase() === 'were' &&
      /\b(?:if|as|though|wish|wishes|wished)\b/i.test(sentenceAround(text, index))
        ? null
        : [verb, oneVerbs[verb.toLowerCase()] ?? verb],
    why: 'the verb goes with "he", "she" or "it"',
  },
  {
    pattern:
      /\bthe (?:effect|affect|result|cause|price|cost|impact|quality|importance|aim|purpose|size|growth|rate|level|development|meaning|value|influence) of (?:the|this|that|an?) [a-z]{2,14}[^s\W] (were|are|have)\b/gi,
    fix: ([, verb = '']) => [verb, oneVerbs[verb.toLowerCase()] ?? verb],
    why: 'the verb goes with the first noun, which is singular',
  },
  {
    pattern:
      /\bthere (is|was) (?:fewer|less|more|many|a lot of|lots of) (?:cars|people|children|students|problems|books|jobs|houses|things|reasons|ways|buses|trees|mistakes|countries|cities)\b/gi,
    fix: ([, verb = '']) => [verb, manyVerbs[verb.toLowerCase()] ?? verb],
    why: 'the verb goes with a plural',
  },
  {
    pattern:
      /\b(?:don['’]?t|doesn['’]?t|didn['’]?t|can['’]?t|cannot|won['’]?t) (?:ever |really )?(?:has|have|had|want|need|get|see|know|make|take|find|buy|eat|do) (no)(?= (?!one\b|longer\b|matter\b|more\b|less\b|doubt\b)[a-z])/gi,
    fix: ([, no = '']) => [no, 'any'],
    why: 'one negative is enough',
  },
]

const oneVerbs: Record<string, string> = {
  have: 'has',
  are: 'is',
  were: 'was',
  want: 'wants',
  know: 'knows',
  need: 'needs',
  think: 'thinks',
  like: 'likes',
}
const manyVerbs: Record<string, string> = { is: 'are', was: 'were', has: 'have' }

/** Finds wrong forms and agreements of verbs that learners write and the checker misses. */
export const findLearnerSlips = (text: string): Lint[] => findInTable(text, verbs)
