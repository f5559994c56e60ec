import type { Verdict } from '../ask/verdict.ts'
import { type Composer, type Composition, compose } from '../compose/compose.ts'
import type { Version } from '../versions/version.ts'

/** So often the model reads what was composed. */
const readingsMax = 3

/**
 * Returns how places of a composition read where they stand: null where the model was not asked or did not answer, such as
 * at the end of a budget. Places that an answer leaves out are missing.
 */
export type Review = (
  places: readonly Version[],
  composed: Composition,
) => Promise<ReadonlyMap<Version, Verdict | null>>

export type Settled = {
  chosen: Map<number, Version>
  /** What says something else, and is not to be offered. */
  refused: ReadonlySet<Version>
}

/**
 * Lets the model read what was composed, as an editor who sees each place in its text. Versions that say something else are
 * dropped, those that read stiff cost more, and the rest is composed again. What readings have left out in the end is
 * dropped as well; what could not be read stays, because it has passed every check.
 */
export async function settle(
  composer: Composer,
  versions: readonly Version[],
  composed: Composition,
  review: Review,
): Promise<Settled> {
  const read = new Set<Version>()
  const refused = new Set<Version>()
  let offered = [...versions]
  let chosen = new Map(composed)
  for (let reading = 0; reading < readingsMax; reading++) {
    const unread = wordedByModel(chosen).filter((place) => !read.has(place))
    if (composer.isStopped() || unread.length === 0) return { chosen, refused }
    const verdicts = await review(unread, chosen)
    if (verdicts.size === 0 && read.size === 0) return { chosen, refused }
    const graded = new Map([...verdicts].map(([version, verdict]) => [version, grade(version, verdict)]))
    for (const [version, now] of graded) now ? read.add(now) : refused.add(version)
    const regrade = (version: Version) => (graded.has(version) ? (graded.get(version) ?? []) : version)
    offered = offered.flatMap(regrade)
    chosen = new Map(
      [...chosen].flatMap(([index, version]) => [regrade(version)].flat().map((each) => [index, each])),
    )
    chosen = await compose(composer, offered, chosen)
  }
  const isRead = (version: Version) => version.edits !== undefined || read.has(version)
  const kept = new Map([...chosen].filter(([, version]) => isRead(version)))
  return { chosen: await compose(composer, offered.filter(isRead), kept), refused }
}

/** The version with what a reader found of it in place of what was guessed; null if it says something else. */
function grade(version: Version, verdict: Verdict | null): Version | null {
  if (verdict === null) return version
  if (verdict === 'wrong') return null
  return verdict === 'right' ? { ...version, natural: 3, doubt: 0 } : { ...version, natural: 1 }
}

/** The places that a model worded: those of the rules were read by people. */
function wordedByModel(chosen: Composition): Version[] {
  return [...chosen.values()].filter(({ edits }) => !edits).sort((a, b) => a.start - b.start)
}
