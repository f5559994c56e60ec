import type { TaggedText } from '../../language/tagged-text.ts'
import type { ReadAnswer } from '../ask/read-versions.ts'
import { type UnitText, unitTextOf } from '../versions/find-units.ts'
import { type Fault, gateVersion } from '../versions/gate-version.ts'
import { type Offer, unitKey } from '../versions/unit.ts'
import type { Version } from '../versions/version.ts'

/** More safe versions of one unit are not kept: the search would not look at them. */
const perUnitMax = 14

/** What a model offered for a text, gated, and what became of it. */
export type VersionPool = {
  versions: Version[]
  /** Versions that were read, and those that were refused, by their fault. */
  offered: number
  refused: Partial<Record<Fault, number>>
  /** Sentences that an answer covered. */
  covered: Set<number>
  /** Takes in an answer. Each version is gated alone. */
  add: (answer: ReadAnswer) => void
}

export function createPool(tagged: TaggedText, isSmall = false): VersionPool {
  const units = new Map<string, UnitText | null>()
  const counts = new Map<string, number>()
  const known = new Set<string>()
  const pool: VersionPool = {
    versions: [],
    offered: 0,
    refused: {},
    covered: new Set(),
    add({ offers, covered }) {
      for (const index of covered) pool.covered.add(index)
      for (const offer of offers) take(offer)
    },
  }
  return pool

  function take(offer: Offer): void {
    pool.offered++
    const key = unitKey(offer)
    if (!units.has(key)) units.set(key, unitTextOf(tagged, offer))
    const unit = units.get(key)
    if (!unit) {
      refuse('lock')
      return
    }
    const name = `${key} ${offer.text}`
    const count = counts.get(key) ?? 0
    if (known.has(name) || count >= perUnitMax) return
    known.add(name)
    const { text, doubt, fault } = gateVersion(offer.text, unit, isSmall)
    if (fault) {
      refuse(fault)
      return
    }
    counts.set(key, count + 1)
    const { from, to, start, end } = unit
    pool.versions.push({ from, to, start, end, text, natural: offer.natural, doubt })
  }

  function refuse(fault: Fault): void {
    pool.refused[fault] = (pool.refused[fault] ?? 0) + 1
  }
}
