import type { TaggedSentence, Word } from '../language/tagged-text.ts'
import { organizations, pluralPeople, wordClass } from '../language/word-classes.ts'
import type { Proposal } from '../proposals/rule.ts'

const near = 9
/** Maximum number of words in an opening phrase. */
const opening = 6
/** Words for another possible owner. */
const rivals = new Set(
  'my our your his her mine ours yours hers theirs own i you we he she me us him than unlike whereas versus'.split(
    ' ',
  ),
)
const owners = wordClass(
  organizations,
  pluralPeople,
  `they we them who those these everyone everybody someone anyone others both many some one staff
    team family police public population generation crowd audience group couple`,
)

/** Adjectives that other rules replace after "their": "their unique skills" becomes "their own skills". */
const adjectivesOfTheir = wordClass('unique own entire inaugural')

/** Adjectives that need a word before them: "gained current powers" would not say whose. */
const unclearAlone =
  wordClass(`current present existing original initial former previous prior latest full true usual
    respective combined`)

/** Reports whether the word after the change needs the "their" before it. */
export function needsTheir({ words }: TaggedSentence, { parts }: Proposal): boolean {
  const end = parts.at(-1)?.end ?? 0
  const next = words.find((word) => word.start >= end)?.lower ?? ''
  return adjectivesOfTheir.has(next) || (unclearAlone.has(next) && parts.at(-1)?.after === '')
}

/** Reports whether the sentence names the owner that "their" refers to, and no other possible owner is near. */
export function isOwnerClear({ words }: TaggedSentence, { parts }: Proposal): boolean {
  const place = words.findIndex((word) => word.lower === 'their' && word.end > (parts[0]?.start ?? 0))
  if (place === -1) return false
  const around = words.slice(Math.max(0, place - near), place + near)
  if (around.some((word) => rivals.has(word.lower))) return false
  return words.slice(0, place).some(isOwner) || isNamedAfter(words, place)
}

/** "To test their method, the authors …": the owner follows the comma. */
function isNamedAfter(words: readonly Word[], place: number): boolean {
  const comma = words.findIndex((word, i) => i > place && word.lower === ',')
  if (place > opening || comma === -1 || comma - place > opening) return false
  return words.slice(comma + 1, comma + 4).some(isOwner)
}

function isOwner(word: Word): boolean {
  if (owners.has(word.lower) || word.tag === 'PROPN') return true
  return word.tag === 'NOUN' && /s$/.test(word.lower) && !/(?:ss|us|is)$/.test(word.lower)
}
