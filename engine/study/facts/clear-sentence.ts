import type { Word } from './read-facts.ts'

const wordsMin = 5
const wordsMax = 45

const unclearStart =
  /^(?:then |(?:a|an|the) (?:typical|usual|chief|main|final|whole|entire|only|key|similar|further|second|third|former|latter|next|last|other|above|most|best|big|biggest|first|new) |he|she|it|they|this|that|these|those|his|her|its|their|such|here|there|and|but|or|so|yet|because|another|others|both|some|many|most|all|one|each|neither|either|while|although|though|if|when|whereas|since|as|after|before|until|once|unless|for example|for instance|by (?:doing|then|that)|as a result|to do|with (?:this|that|these)|in (?:this|that|these|doing)|at (?:this|that)|for (?:this|these)|during (?:this|that|these)|through (?:this|these)|from (?:this|these)|after (?:this|that)|the (?:former|latter|following|above|same|other|result|reason|idea|author|study|process|term|event|article|text|chapter|section|figure|table|book|first|second|third|last|next|two|three)|first|second|thirdly|secondly|firstly|instead|again|still|even|rather|just|only|perhaps|maybe|like|now|well|yes|no|oh|too|please|thanks|thank|things|at first|in summary|in short|in conclusion|to conclude|by the way|on the contrary|on the other|first of all|last but|to begin with|mine|ours|yours|theirs|none|nothing|everything|everyone|someone|people|later|earlier)\b/i
const readerForms =
  /\b(?:i|we|you|my|our|your|us|me|let's|i'm|we're|you're|i've|we've|i’m|we’re|you’re|let’s)\b/i
const pointing =
  /\b(?:above|below|aforementioned|see (?:figure|table|chapter|section)|figure \d|table \d|the former|the latter|such(?! as\b)|these|this|those(?! (?:who|that|of|in|with|which|from)\b)|the same|the other (?:two|three|four|five|one|ones)|that (?:country|call|day|year|week|month|time|moment|period|point|case|way|reason|place|group|law|decision|idea)|example \d|as follows|(?:do|does|did|done|doing) so|the following|today|today['’]s|tonight|yesterday|tomorrow|ago|(?:last|next) (?:night|week|month|year|season|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i
/** A noun that earlier sentences have explained. */
const knownNoun =
  /\bthe (?:idea|process|method|result|problem|issue|case|event|change|theory|system|term|study|author|substance|reaction|point|novel|set|proposal|proponent|project|meeting|report|author|plan|deal|procedure|incident|operation)s?(?! (?:of|that|which|called|(?:by|in|for|to) which)\b)\b/i
const pronouns = /^(?:he|she|it|they|him|her|them|his|its|their)$/

/** Two sentences or a heading and a sentence without a mark between them, and dashes that a line break has left. */
const glued =
  /[a-z]{4}[A-Z][a-z]|[a-z]\.[A-Z]|--| \/ |[a-z)] (?:The|This|These|In|It|Overall|However|There|We|For|As|If|When|Our) /
const reported = /, (?:he|she|they|it) \p{L}{2,12}(?: on)?\.$/u
/** "Contested by 20 clubs, it operates …", "In July 2017 it was moved …" */
const laterSubject =
  /^[^,]{3,80}, (?:it|he|she|they)\b|^(?:In|By|On|Since|After|Before|From|During) [\p{L}\d ]{1,24} (?:it|he|she|they) /u

/** Reports whether a sentence can be understood, and asked about, without those around it. */
export function isClear(text: string, words: Word[]): boolean {
  const count = words.filter(({ tag }) => tag !== 'PUNCT').length
  if (count < wordsMin || count > wordsMax) return false
  if (
    !/\.["”’)]?$/.test(text) ||
    /["“”«»;!]|^[('‘]|^[B-HJ-Z] \p{Ll}/u.test(text) ||
    /https?:|www\.|\bvs\.|[@\\^_{}<>=[\]]/.test(text)
  )
    return false
  const isList = /^There (?:are|were) [^:]{5,80}: /.test(text)
  if (
    (unclearStart.test(text) && !isList) ||
    readerForms.test(text) ||
    pointing.test(text) ||
    knownNoun.test(text)
  )
    return false
  if (glued.test(text) || reported.test(text) || laterSubject.test(text)) return false
  if (text.split('(').length !== text.split(')').length || isInstruction(words)) return false
  const person = words.findIndex(({ lower }) => /^(?:he|she|him|her|his)$/.test(lower))
  if (person >= 0 && !words.slice(0, person).some(({ tag }) => tag === 'PROPN')) return false
  // "Irving Fisher wrote it as an equation": a name of a person is not what the pronoun means.
  const thing = words.findIndex(({ lower }) => /^(?:it|them)$/.test(lower))
  if (thing >= 0 && !words.slice(0, thing).some(({ tag }) => tag === 'NOUN')) return false
  // A pronoun that comes before every noun refers to another sentence.
  const first = words.findIndex(({ lower }) => pronouns.test(lower))
  const noun = words.findIndex(({ tag }) => tag === 'NOUN' || tag === 'PROPN')
  return noun >= 0 && (first < 0 || noun < first) && words.some(({ tag }) => /VERB|AUX/.test(tag))
}

/** "Take the tablet", "Use a component": the tagger takes many verbs at the start for names. */
function isInstruction([first, second]: Word[]): boolean {
  if (/^(?:VERB|AUX)$/.test(first?.tag ?? '')) return true
  return /^(?:NOUN|PROPN)$/.test(first?.tag ?? '') && /^(?:the|a|an|any|all)$/.test(second?.lower ?? '')
}
