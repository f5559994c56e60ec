import type { Said } from '../../../texts/said.ts'
import { saidOfRuns as say } from '../../../texts/sayings.ts'
import { readWords } from '../../language/tagger.ts'

type Deed = { verb: string; subject: string; object: string }

/** Nouns this far from a verb are taken for its subject and object. */
const reachMax = 5
const passive = new Set(['be', 'is', 'are', 'was', 'were', 'been', 'being'])

/** Returns the verbs whose subject has changed places with their object, or with the subject of another verb. */
export function findSwappedAgents(before: string, after: string): Said[] {
  const own = deedsOf(before)
  const other = deedsOf(after)
  const swapped = own.filter((deed) =>
    other.some(
      (each) => each.verb === deed.verb && (isTurned(deed, each) || isExchanged(deed, each, own, other)),
    ),
  )
  return swapped.map(({ verb, subject }) => say.faults.agents({ subject, verb }))
}

function isTurned(deed: Deed, other: Deed): boolean {
  return other.subject === deed.object && other.object === deed.subject
}

/** Reports whether two verbs have each other's subject. */
function isExchanged(deed: Deed, other: Deed, own: readonly Deed[], others: readonly Deed[]): boolean {
  if (other.subject === deed.subject) return false
  return own.some(
    ({ verb, subject }) =>
      subject === other.subject &&
      verb !== deed.verb &&
      others.some((each) => each.verb === verb && each.subject === deed.subject),
  )
}

function deedsOf(text: string): Deed[] {
  const words = readWords(text).map((word) => ({ ...word, lemma: word.lemma.toLowerCase() }))
  return words.flatMap((word, i) => {
    if (word.tag !== 'VERB' || passive.has(words[i - 1]?.lemma ?? '')) return []
    const subject = words.slice(Math.max(0, i - reachMax), i).findLast(isNoun)
    const object = words.slice(i + 1, i + 1 + reachMax).find(isNoun)
    const isOpen = words.slice(Math.max(0, i - reachMax), i).some(({ tag }) => tag === 'PUNCT')
    if (!subject || !object || isOpen) return []
    return [{ verb: word.lemma, subject: subject.lemma, object: object.lemma }]
  })
}

function isNoun({ tag }: { tag: string }): boolean {
  return tag === 'NOUN' || tag === 'PROPN'
}
