import type { TaggedSentence, Word } from '../language/tagged-text.ts'
import { organizations, pluralPeople, wordClass } from '../language/word-classes.ts'
import type { Proposal } from '../proposals/rule.ts'

const near = 9
/** Words of an opening phrase, at most. */
const opening = 6
/** Other owners close by. */
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

/** Words that other rules change because of the "their" before them: "their unique skills" becomes "their own skills". */
const leaning = wordClass('unique own entire inaugural')

/** "gained their current powers": without a word before it, the adjective would not say which. */
const timed =
  wordClass(`current present existing original initial former previous prior latest full true usual
    respective combined`)

/** Does the word after the change need the "their"? */
export function leansOnTheir({ words }: TaggedSentence, { parts }: Proposal): boolean {
  const end = parts.at(-1)?.end ?? 0
  const next = words.find((word) => word.start >= end)?.lower ?? ''
  return leaning.has(next) || (timed.has(next) && parts.at(-1)?.after === '')
}

/** Does the sentence name the owner that "their" stands for, with no other owner near? */
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
