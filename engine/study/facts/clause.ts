import type { Fact, Word } from './read-facts.ts'

/** A sentence that begins with its subject: "The old mill", "was", "built in 1892". */
export type Clause = {
  subject: Word[]
  verb: Word
  /** Words after the verb, without the final mark. */
  rest: Word[]
}

const subjectMax = 9

/** Returns the parts of a sentence whose subject is a plain noun phrase; otherwise null. */
export function readClause({ words }: Fact): Clause | null {
  const body = withoutEnd(words)
  const at = body.findIndex(({ tag }) => tag === 'VERB' || tag === 'AUX')
  const verb = body[at]
  if (!verb || at < 1 || at > subjectMax || at === body.length - 1) return null
  const subject = body.slice(0, at)
  const rest = body.slice(at + 1)
  // "Community Controlled Services": a part of a name
  if (/^\p{Lu}/u.test(verb.text)) return null
  if (!isNounPhrase(subject) || /ing$/.test(verb.lower) || isInsideSubject(verb, rest)) return null
  return { subject, verb, rest }
}

/** "Money paid into a mortgage is difficult to get back": the first verb belongs to the subject. */
function isInsideSubject(verb: Word, rest: Word[]): boolean {
  if (verb.tag !== 'VERB') return false
  const next = rest.findIndex(({ lower }) =>
    /^(?:is|are|was|were|has|have|had|will|can|could|would)$/.test(lower),
  )
  const joint = /^(?:that|which|who|where|when|because|and|but|if|as|how|what|why|while|than|,)$/
  return next >= 0 && !rest.slice(0, next).some(({ lower, tag }) => tag === 'SCONJ' || joint.test(lower))
}

export function withoutEnd(words: Word[]): Word[] {
  return /^[.!]$/.test(words.at(-1)?.text ?? '') ? words.slice(0, -1) : words
}

/** "The capital of France", "Marie Curie", "a cell membrane": no commas, clauses or pronouns, and a noun at the end. */
export function isNounPhrase(words: Word[]): boolean {
  // "the Mines Act of 1842"
  const isDated = /^\d{4}$/.test(words.at(-1)?.text ?? '') && words.at(-2)?.lower === 'of'
  const last = isDated ? words.at(-3) : words.at(-1)
  return (
    last !== undefined &&
    /^(?:NOUN|PROPN)$/.test(last.tag) &&
    words.every(
      ({ tag, lower }) =>
        /^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(tag) ||
        lower === 'of' ||
        lower === '-' ||
        lower === "'s" ||
        lower === '’s',
    ) &&
    /^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(words[0]!.tag) &&
    !/^(?:this|that|these|those|no|some|any|each|every|another|many|most|several|such|its|their|his|her|all|both|other|few|more)$/.test(
      words[0]!.lower,
    )
  )
}

/** The text of consecutive words of a sentence, as it is written there. */
export function textOf(sentence: string, words: readonly Word[]): string {
  const [first] = words
  return first ? sentence.slice(first.start, words.at(-1)!.end) : ''
}

/** The same at a place inside a question: lower case unless it is a name. */
export function inside(sentence: string, words: readonly Word[]): string {
  const text = textOf(sentence, words)
  const [first] = words
  const isName = first?.tag !== 'DET' && /^\p{Lu}/u.test(words[1]?.text ?? '')
  if (!first || first.tag === 'PROPN' || isName || /^(?:\p{Lu}\p{Ll}*\p{Lu}|\p{Lu}-)/u.test(text)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

const auxiliaries =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|does|do|did)$/

/** "When was the mill built?", "Why did the mill close?"; null where the clause is not simple enough to turn. */
export function turned(asking: string, sentence: string, { subject, verb, rest }: Clause): string | null {
  if (hasSecondVerb(rest) || hasLaterVerb(rest)) return null
  const after = textOf(sentence, rest)
  const named = inside(sentence, subject)
  // "had 293,000 members", unlike "had bought"
  const isPossession = /^ha(?:s|ve|d)$/.test(verb.lower) && !/^(?:VERB|AUX|ADV)$/.test(rest[0]?.tag ?? '')
  if (isPossession) {
    const helper = { has: 'does', have: 'do', had: 'did' }[verb.lower]
    return asked(`${asking} ${helper} ${named} have ${after}`)
  }
  const isHelper =
    auxiliaries.test(verb.lower) && (verb.tag === 'AUX' || /^(?:is|are|was|were)$/.test(verb.lower))
  if (isHelper) return asked(`${asking} ${verb.lower} ${named} ${after}`)
  if (verb.tag !== 'VERB' || verb.lemma.length < 2 || /ing$/.test(verb.lower)) return null
  // Only a form that differs from the dictionary's is certain: "founded", "ran", "produces".
  if (verb.lower === verb.lemma)
    return isPlural(subject) || isPluralNoun(subject.at(-1))
      ? asked(`${asking} do ${named} ${verb.lemma} ${after}`)
      : null
  const helper = verb.lower.endsWith('s') && !/^(?:was|has)$/.test(verb.lower) ? 'does' : 'did'
  return asked(`${asking} ${helper} ${named} ${baseOf(verb)} ${after}`)
}

/** "Earthquakes happen": the verb agrees with a plural, also where the tagger does not know the noun. */
const isPluralNoun = (word: Word | undefined) => word?.tag === 'NOUN' && /[^sui]s$/.test(word.lower)

/** The dictionary's form in the spelling of the text: "favour" of "favours", "analyse" of "analysed". */
function baseOf({ lower, lemma }: Word): string {
  const british = /^(\p{L}+(?:our|[iy]se?))(?:e?s|e?d)$/u.exec(lower)?.[1]
  if (lower.startsWith(lemma) || !british) return lemma
  return /[iy]s$/.test(british) ? `${british}e` : british
}

/** "The game Eric had chosen was …": the first verb was a part of the subject. */
function hasLaterVerb(rest: readonly Word[]): boolean {
  const later = rest.findIndex(({ lower }, i) => i > 0 && /^(?:is|are|was|were)$/.test(lower))
  return (
    later > 0 && !rest.slice(0, later).some(({ lower, tag }) => tag === 'SCONJ' || opensClause.test(lower))
  )
}

const opensClause =
  /^(?:that|which|who|whom|whose|where|when|because|and|but|if|as|how|what|why|while|than|,|though|although|said|says|thought|believed|showed|shows)$/

/** "built the mill and opened a school": a second verb would need the same change. */
export function hasSecondVerb(words: readonly Word[]): boolean {
  return words.some(({ lower, tag }, i) =>
    tag === 'PUNCT' && /^[,;:–—(]$/.test(lower)
      ? true
      : /^(?:and|but|or)$/.test(lower) && /^(?:VERB|AUX|ADV)$/.test(words[i + 1]?.tag ?? ''),
  )
}

export function isPlural(words: readonly Word[]): boolean {
  const last = words.at(-1)
  return (
    last !== undefined &&
    /s$/.test(last.lower) &&
    !/(?:ss|us|is)$/.test(last.lower) &&
    last.lemma !== last.lower
  )
}

function asked(text: string): string {
  return `${text.replace(/\s+/g, ' ').trim()}?`
}

const vague =
  /^(?:few|popular|certain|legendary|famous|primary|main|top|bottom|rest|best|worst|present|given)\b|\b(?:case|study|concept|idea|fact|notion|story|role|use|lack|number|amount|area|goal|aim|purpose|focus|advantage|disadvantage|benefit|effect|impact|importance|history|downside|upside|trick|catch|key|answer|problem|example|reason|result|cause|way|source|sight|factor|difference|option|solution|winner)s?\b/i

/** "the primary benefit", "the case of Robert": what is said about it belongs to another statement. */
export const isVagueSubject = (text: string) => vague.test(text)

/** "the battery": an earlier sentence says which. */
export const isBareDefinite = (words: readonly Word[]) =>
  words.length === 2 && words[0]!.lower === 'the' && words[1]!.tag === 'NOUN'

/** "The company uses …", "The piece has been made …": an earlier sentence says which. */
export const isPlainStart = ({ words: [first, second, third] }: Fact) =>
  first?.lower === 'the' && second?.tag === 'NOUN' && /^(?:VERB|AUX)$/.test(third?.tag ?? '')
