import type { Exclusion } from './find-exclusions.ts'

/** A text that the checked one is compared with. `id` is the caller's. */
export type Source = { id: string; text: string }

/** A part of a text, in UTF-16 units. */
export type Place = { start: number; end: number }

/** A passage of the text that is also in a source. */
export type Passage = Place & {
  /** Equal words. */
  words: number
  /** Its parts with equal words. Between them a few words differ. */
  runs: Place[]
  /** The passage in the source with a little around it. Places are in `text`; a long one is cut. */
  there: Place & { text: string; runs: Place[]; isCut: boolean; startsInside: boolean }
}

/** What one source shares with the text. */
export type SourceMatches = {
  id: string
  words: number
  /** All equal parts, also those of passages that are left out of `passages`. */
  runs: Place[]
  /** The longest ones. */
  passages: Passage[]
}

/** A part of the text with the same sources. */
export type Segment = Place & {
  words: number
  /** Places in the list of sources, the one with most words first. */
  sources: number[]
  inside: Exclusion['kind'] | null
}

/** What the texts are counted in: characters, where most of the text is in a script without spaces. */
export type Unit = 'words' | 'characters'

export type Originality = {
  unit: Unit
  words: number
  /** Words inside quotations and the bibliography, copied or not. */
  excluded: Record<Exclusion['kind'], number>
  exclusions: Exclusion[]
  /** The sources with matches, the one with most words first. */
  sources: (Omit<SourceMatches, 'runs'> & { passagesLeftOut: number })[]
  /** Sources with matches beyond the longest list. */
  sourcesLeftOut: number
  /** The parts of the text that are also in a source, in order and without overlaps. */
  segments: Segment[]
}
