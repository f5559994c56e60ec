import { type Aligned, alignSentences, stemsOf } from './align-sentences.ts'
import { modals, negations } from './meaning.ts'

/** Groups of sentences that share less than this may say anything: what they deny is compared for the whole text alone. */
const likenessMin = 0.3
/** So many words after a negation or a modal verb are what it may bear on. */
const reachMax = 6

export type Moved = {
  kind: 'negations' | 'modal verbs'
  /** The first sentence of the group, counted from 0, in the first version. */
  sentence: number
  /** The words that it lost, or gained from another sentence. */
  words: string[]
}

/**
 * Where two versions of a passage deny or allow something else, although they have the same negations and modal verbs as
 * wholes: a "not" that went to another sentence, or to another verb of its own.
 */
export function findMoved(before: string, after: string): Moved[] {
  if (before === after || (negations(before).length === 0 && modals(before).length === 0)) return []
  return alignSentences(before, after)
    .filter((group) => group.before !== group.after && group.likeness >= likenessMin)
    .flatMap((group) => [...movedIn('negations', negations, group), ...movedIn('modal verbs', modals, group)])
}

/**
 * Reports a negation or a modal verb that went to another verb, where each is as often in both versions. Less strict than
 * `findMoved`: sentences that are reworded freely add and leave out such words.
 */
export function exchangesMarks(before: string, after: string): boolean {
  return [negations, modals].some((find) => {
    const same = without(find(before), find(after)).length + without(find(after), find(before)).length === 0
    return same && swappedIn(find, before, after).length > 0
  })
}

type Find = (text: string) => string[]

function movedIn(kind: Moved['kind'], find: Find, { from, before, after }: Aligned): Moved[] {
  const words = [...without(find(before), find(after)), ...without(find(after), find(before))]
  const swapped = words.length > 0 ? words : swappedIn(find, before, after)
  return swapped.length === 0 ? [] : [{ kind, sentence: from, words: [...new Set(swapped)] }]
}

/** Returns the items of the first list that are not in the second, counting repeats. */
export function without(first: readonly string[], second: readonly string[]): string[] {
  const left = [...second]
  return first.filter((each) => {
    const at = left.indexOf(each)
    if (at === -1) return true
    left.splice(at, 1)
    return false
  })
}

type Bearing = {
  word: string
  /** The first longer word after it, which it most likely bears on. */
  first: string
  /** All of those within its reach. */
  reach: string[]
}

/**
 * Returns the words that modify another verb than before: the old verb is still in the text, now without the word, and
 * the new one was there before without it.
 */
function swappedIn(find: Find, before: string, after: string): string[] {
  const own = bearings(find, before)
  const other = bearings(find, after)
  const [known, fresh] = [stemsOf(before), stemsOf(after)]
  const words = new Set(own.map(({ word }) => word))
  return [...words].filter((word) => isLeft(word, own, other, fresh) && isLeft(word, other, own, known))
}

function isLeft(word: string, from: readonly Bearing[], to: readonly Bearing[], stems: readonly string[]) {
  const reached = to.filter((each) => each.word === word).flatMap(({ reach }) => reach)
  return from.some(
    (each) => each.word === word && stems.includes(each.first) && !reached.includes(each.first),
  )
}

function bearings(find: Find, text: string): Bearing[] {
  return clausesOf(text).flatMap((clause) => {
    const words = clause.split(/\s+/)
    return words.flatMap((each, i) => {
      const [word] = find(each)
      if (!word) return []
      const next = words.slice(i + 1).findIndex((other) => negations(other).length + modals(other).length > 0)
      const reach = stemsOf(
        words.slice(i + 1, i + 1 + (next === -1 ? reachMax : Math.min(next, reachMax))).join(' '),
      )
      return reach[0] ? [{ word, first: reach[0], reach }] : []
    })
  })
}

function clausesOf(text: string): string[] {
  return text.split(/[,;:.!?—()]+/)
}
