import { hasNewCharacters, type Proof, proofOf, sameNumbers } from '../../guards/proof.ts'
import type { TaggedText } from '../../language/tagged-text.ts'
import { unitTextOf } from '../versions/find-units.ts'
import { gateVersion } from '../versions/gate-version.ts'
import { countLocks, findLostLock, missingOf } from '../versions/keeps-locks.ts'
import type { Version } from '../versions/version.ts'
import type { Composition } from './compose.ts'
import { composedText } from './find-heavy.ts'

/** Checks a composed result against its original: every place again alone, and the result as a whole. */
export function proveComposition(tagged: TaggedText, after: string, places: readonly Version[]): Proof {
  const { text, locks } = tagged
  const moved = locks.filter((lock) => places.some(({ start, end }) => lock.start < end && lock.end > start))
  const lost = places.reduce((sum, place) => sum + lostIn(tagged, place), 0)
  const missing = missingIn(text, after, locks)
  const reworded = places.filter(({ edits }) => !edits)
  const passed = reworded.filter((place) => passesAgain(tagged, place)).length
  return proofOf(locks.length, Math.max(lost, missing), [
    {
      name: 'locked spans untouched',
      ok: lost === 0,
      detail: `${locks.length - moved.length} of ${locks.length} lie outside every change, ${moved.length - lost} inside one that has them letter for letter`,
    },
    {
      name: 'locked spans in the result',
      ok: missing === 0,
      detail: `${locks.length - missing} of ${locks.length} found letter for letter`,
    },
    sameNumbers(text, after),
    {
      name: 'reworded places',
      ok: passed === reworded.length,
      detail: `${passed} of ${reworded.length} passed every check alone`,
    },
    {
      name: 'no new marks',
      ok: !hasNewCharacters(text, after),
      detail: 'no invisible or look-alike characters added',
    },
  ])
}

/**
 * Returns the choice without the places that the proof of the whole refuses although each passed alone, so that one of them
 * does not cost the others.
 */
export function keepProvable(tagged: TaggedText, chosen: Composition): Map<number, Version> {
  const kept = new Map(chosen)
  const holds = (choice: Composition) =>
    proveComposition(tagged, composedText(tagged, choice), [...choice.values()]).holds
  while (kept.size > 0 && !holds(kept)) {
    const indexes = [...kept.keys()]
    const culprit = indexes.find((index) => holds(new Map([...kept].filter(([other]) => other !== index))))
    kept.delete(culprit ?? (indexes.at(-1) as number))
  }
  return kept
}

function lostIn(tagged: TaggedText, { start, end, text }: Version): number {
  const inside = tagged.locks.filter((lock) => lock.start < end && lock.end > start)
  const cut = inside.filter((lock) => lock.start < start || lock.end > end).length
  return cut + (cut === 0 && findLostLock(text, tagged.text.slice(start, end), inside) !== null ? 1 : 0)
}

/** Spans that the result has less often than the original has locked. */
function missingIn(before: string, after: string, locks: TaggedText['locks']): number {
  return countLocks(locks).reduce((sum, lock) => sum + missingOf(lock, before, after), 0)
}

function passesAgain(tagged: TaggedText, version: Version): boolean {
  const unit = unitTextOf(tagged, version)
  return unit !== null && gateVersion(version.text, unit).fault === null
}
