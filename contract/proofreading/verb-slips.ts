import type { Lint } from './lint.ts'
import { anyOf, irregularVerbs } from './verb-forms.ts'

/** Verbs whose past and participle differ. */
const verbs = irregularVerbs.filter(([base, past, participle]) => past !== participle || base === participle)

/** Participles that are no other form of a verb, so that one without an auxiliary after a subject is an error. */
const bareParticiples = verbs.filter(([base, , participle]) => base !== participle && participle !== 'known')
const pastOfParticiple = new Map(bareParticiples.map(([, past, participle]) => [participle, past]))
const participleOfPast = new Map(verbs.map(([, past, participle]) => [past, participle]))
const baseOfPast = new Map(verbs.map(([base, past]) => [past, base]))

type VerbSlip = {
  pattern: RegExp
  fix: (found: RegExpExecArray) => [from: string, to: string] | null
  why: string
}

const slips: readonly VerbSlip[] = [
  {
    // "I gone", but not "have I gone" or "things I seen to".
    pattern: new RegExp(
      `(?<!\\b(?:have|has|had|having|is|are|was|were|be|been|being|get|got|what|all|that|which) )\\b(?:I|you|he|she|it|we|they) (${anyOf(pastOfParticiple.keys())})\\b`,
      'gi',
    ),
    fix: ([, verb]) => [verb!, pastOfParticiple.get(verb!.toLowerCase())!],
    why: 'the past tense; the other form needs "have" before it',
  },
  {
    pattern: new RegExp(
      `\\b(?:have|has|had|['’]ve|(?:could|should|would|must|might) (?:have|of)) (?:(?:not|never|already|just|ever|also) )?(${anyOf(participleOfPast.keys())})\\b`,
      'gi',
    ),
    fix: ([, verb]) => [verb!, participleOfPast.get(verb!.toLowerCase())!],
    why: 'the form that goes with "have"',
  },
  {
    pattern: new RegExp(
      `(?<!\\bwhat (?:I|he|she|it|we|they|you) )\\b(?:did|didn['’]t|did not) (?:(?:I|you|he|she|it|we|they|not|never|even|really) )?(${anyOf(baseOfPast.keys())})\\b`,
      'gi',
    ),
    fix: ([, verb]) => [verb!, baseOfPast.get(verb!.toLowerCase())!],
    why: 'the base form after "did"',
  },
  {
    pattern:
      /\bthere(?: (is|was)|(['’]s)) (?:(?:no|many|several|some|few|a few|two|three|four|five|six|seven|eight|nine|ten|\d{1,4}|various|so many|too many|lots of|a lot of|only a few|not many) )((?!news\b|gas\b|lens\b|means\b|series\b|species\b)[a-z]{2,20}[^suia\W]s|people|children|men|women|mice|feet|teeth)\b/gi,
    fix: ([, verb, short]) =>
      short ? [short, ' are'] : [verb!, verb!.toLowerCase() === 'was' ? 'were' : 'are'],
    why: 'the verb goes with a plural',
  },
  {
    pattern: /\b(?:he|she|it) (don['’]?t)\b/gi,
    fix: ([, verb]) => [verb!, "doesn't"],
    why: 'the verb goes with "he", "she" or "it"',
  },
  {
    pattern: /\bmore (better|worse|easier|harder|bigger|smaller|faster|nicer|cheaper)\b/gi,
    fix: ([whole, word]) => [whole, word!],
    why: '"more" is in the word already',
  },
]

/** Finds wrong verb forms that the checker misses. */
export function findVerbSlips(text: string): Lint[] {
  return slips.flatMap(({ pattern, fix, why }) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      const fixed = fix(found)
      if (!fixed) return []
      const [from, to] = fixed
      const start = found.index + found[0].lastIndexOf(from)
      return [
        { start, end: start + from.length, kind: 'Usage', rule: 'Slip', message: why, replacements: [to] },
      ]
    }),
  )
}

/** A full clause on either side of a comma, which may be two sentences or a list. */
const splice =
  /[a-z]{3,20}, (?:I|you|he|she|we|they|(?:my|his|her|our|their) [a-z]{2,20}|[a-z]{2,20} and I) (?:am|is|are|was|were|have|has|had|will|can|do|did|went|got|felt|think|thought)\b/g
/** A sentence with this opening has a subordinate clause or a phrase before the comma. */
const subordinate =
  /^(?:\s|["“])*(?:if|when|while|although|though|because|since|after|before|as|until|unless|once|whenever|wherever|whereas|in|on|at|by|for|with|yesterday|today|however|then)\b/i

/** Finds commas that may join two sentences. They are shown, not changed. */
export function findCommaSplices(text: string): Lint[] {
  return [...text.matchAll(splice)].flatMap((found) => {
    const before = text.slice(Math.max(0, found.index - 300), found.index)
    const sentence = before.slice(
      Math.max(...['.', '!', '?', '\n'].map((end) => before.lastIndexOf(end))) + 1,
    )
    if (subordinate.test(sentence + found[0])) return []
    const start = found.index
    const message =
      'perhaps two sentences: a full stop, or a joining word such as "and", may be better than this comma'
    return [
      { start, end: start + found[0].length, kind: 'Style', rule: 'CommaSplice', message, replacements: [] },
    ]
  })
}
