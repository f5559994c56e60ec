import type { Edit } from '../../edit.ts'
import type { TaggedText } from '../../language/tagged-text.ts'
import { reasonFields, reasonOf } from '../../proposals/reasons.ts'
import type { Version } from '../versions/version.ts'
import type { Composition } from './compose.ts'

/** Returns the edits that make a composition of its original: one for each reworded place, or those of the rules. */
export function editsOf(tagged: TaggedText, chosen: Composition): Edit[] {
  return [...chosen.values()]
    .sort((a, b) => a.start - b.start)
    .flatMap((version) => (version.edits ? [...version.edits] : [coreEdit(tagged, version)]))
}

/**
 * One change for a reworded place, without the words at its ends that stay. Parts of one wording lean on each other, so
 * they can only be taken or undone together.
 */
function coreEdit({ text, locks }: TaggedText, { start, end, text: after, from }: Version): Edit {
  const before = text.slice(start, end)
  let head = commonHead(before, after)
  let tail = commonTail(before.slice(head), after.slice(head))
  for (const lock of locks) {
    if (lock.start < start + head && lock.end > start + head) head = Math.max(0, lock.start - start)
    if (lock.start < end - tail && lock.end > end - tail) tail = Math.max(0, end - lock.end)
  }
  return {
    start: start + head,
    end: end - tail,
    before: before.slice(head, before.length - tail),
    after: after.slice(head, after.length - tail),
    rule: 'model',
    ...reasonFields(reasonOf('worded-by-model')),
    sentence: from,
  }
}

function commonHead(before: string, after: string): number {
  let length = 0
  while (length < before.length && before[length] === after[length]) length++
  return before.lastIndexOf(' ', length - 1) + 1
}

function commonTail(before: string, after: string): number {
  let length = 0
  const most = Math.min(before.length, after.length)
  while (length < most && before.at(-1 - length) === after.at(-1 - length)) length++
  const space = before.slice(before.length - length).indexOf(' ')
  return length === before.length || length === after.length || space === -1 ? 0 : length - space
}
