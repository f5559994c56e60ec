/**
 * Classes of models' texts: people's that a model rewrote, polished or paraphrased, whatever the year; what models before
 * 2025, of 2025 and of 2026 wrote on their own; and the project's own texts, by the newest.
 */
export const MODEL_CLASSES = ['rewritten', 'older', 'of2025', 'of2026', 'newest'] as const

export type ModelClass = (typeof MODEL_CLASSES)[number]

/** Log-odds of each class of models' texts against people's, in the order of MODEL_CLASSES. */
export type ClassOdds = Float64Array

/** What a view reads: n-grams of words or of characters, or measures of style. */
export type ViewKind = 'words' | 'characters' | 'style'

/** Every view and what it reads. One network reads the words for all panels, and one the characters; each panel has trees of its own. */
export const VIEW_KINDS = {
  words: 'words',
  characters: 'characters',
  style: 'style',
  rewrittenWords: 'words',
  rewrittenStyle: 'style',
  modernCharacters: 'characters',
  modernStyle: 'style',
  newestWords: 'words',
  newestCharacters: 'characters',
  newestStyle: 'style',
} as const satisfies Record<string, ViewKind>

export type ViewName = keyof typeof VIEW_KINDS

/** The views that read these kinds of things. */
export type NamesOf<K extends ViewKind> = {
  [N in ViewName]: (typeof VIEW_KINDS)[N] extends K ? N : never
}[ViewName]

export type Views = Record<ViewName, number>

export const VIEW_NAMES = Object.keys(VIEW_KINDS) as readonly ViewName[]

/**
 * Views that judge together. What gives one class away has little to do with what gives another away, so that views of all
 * at once find less: beside the general panel, which is for all but the newest models, each judges by some classes alone.
 */
export const PANELS = {
  general: ['words', 'characters', 'style'],
  rewritten: ['rewrittenWords', 'rewrittenStyle'],
  modern: ['modernCharacters', 'modernStyle'],
  newest: ['newestWords', 'newestCharacters', 'newestStyle'],
} as const satisfies Record<string, readonly ViewName[]>

export type Panel = keyof typeof PANELS

export const PANEL_NAMES = Object.keys(PANELS) as readonly Panel[]

/** A value for each panel. */
export function byPanel<T>(choose: (panel: Panel) => T): Record<Panel, T> {
  return Object.fromEntries(PANEL_NAMES.map((panel) => [panel, choose(panel)])) as Record<Panel, T>
}

/** The models' texts that a panel is for. */
export const PANEL_CLASSES: Readonly<Record<Panel, readonly ModelClass[]>> = {
  general: ['rewritten', 'older', 'of2025', 'of2026'],
  rewritten: ['rewritten'],
  modern: ['of2025', 'of2026'],
  newest: ['newest'],
}

/** The panel that each view belongs to. */
export const PANEL_OF = Object.fromEntries(
  PANEL_NAMES.flatMap((panel) => PANELS[panel].map((view) => [view, panel])),
) as Record<ViewName, Panel>

/** Each panel's classes, as numbers in MODEL_CLASSES. */
const CLASSES_OF = byPanel((panel) => PANEL_CLASSES[panel].map((name) => MODEL_CLASSES.indexOf(name)))

/** Log-odds of a panel's classes together: the logarithm of the sum of their odds. */
export function oddsOfPanel(odds: ClassOdds, panel: Panel): number {
  const classes = CLASSES_OF[panel]
  let highest = Number.NEGATIVE_INFINITY
  for (const c of classes) highest = Math.max(highest, odds[c]!)
  let sum = 0
  for (const c of classes) sum += Math.exp(odds[c]! - highest)
  return highest + Math.log(sum)
}

/** Adds to `shares`, by class, how much the odds of a panel move with those of each of its classes, `factor` times. */
export function addClassShares(odds: ClassOdds, panel: Panel, factor: number, shares: Float64Array): void {
  const whole = oddsOfPanel(odds, panel)
  for (const c of CLASSES_OF[panel]) shares[c]! += factor * Math.exp(odds[c]! - whole)
}
