import { exp, log } from '../../portable-math.ts'
/**
 * Classes of texts by models: human texts that a model rewrote, polished or paraphrased, of any year; texts that models
 * before 2025, of 2025 and of 2026 wrote on their own; and the project's own texts by the newest models.
 */
export const modelClasses = ['rewritten', 'older', 'of2025', 'of2026', 'newest'] as const

export type ModelClass = (typeof modelClasses)[number]

/** Log-odds of each class of model texts against human texts, in the order of modelClasses. */
export type ClassOdds = Float64Array

/** The input of a view: n-grams of words or characters, or measures of style. */
export type ViewKind = 'words' | 'characters' | 'style'

/** Every view and its input. All panels share one word network and one character network; each has its own trees. */
export const viewKinds = {
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

export type ViewName = keyof typeof viewKinds

/** The views with these kinds of input. */
export type NamesOf<K extends ViewKind> = {
  [N in ViewName]: (typeof viewKinds)[N] extends K ? N : never
}[ViewName]

export type Views = Record<ViewName, number>

export const viewNames = Object.keys(viewKinds) as readonly ViewName[]

/**
 * Views that judge together. The features of one class differ from those of another, so one judge for all classes finds
 * less. The general panel covers all but the newest models; each other panel covers some classes only.
 */
export const panelTable = {
  general: ['words', 'characters', 'style'],
  rewritten: ['rewrittenWords', 'rewrittenStyle'],
  modern: ['modernCharacters', 'modernStyle'],
  newest: ['newestWords', 'newestCharacters', 'newestStyle'],
} as const satisfies Record<string, readonly ViewName[]>

export type Panel = keyof typeof panelTable

export const panelNames = Object.keys(panelTable) as readonly Panel[]

/** Returns a value for each panel. */
export function byPanel<T>(choose: (panel: Panel) => T): Record<Panel, T> {
  return Object.fromEntries(panelNames.map((panel) => [panel, choose(panel)])) as Record<Panel, T>
}

/** The classes of model texts that each panel covers. */
export const panelClasses: Readonly<Record<Panel, readonly ModelClass[]>> = {
  general: ['rewritten', 'older', 'of2025', 'of2026'],
  rewritten: ['rewritten'],
  modern: ['of2025', 'of2026'],
  newest: ['newest'],
}

/** The panel of each view. */
export const panelOf = Object.fromEntries(
  panelNames.flatMap((panel) => panelTable[panel].map((view) => [view, panel])),
) as Record<ViewName, Panel>

/** Each panel's classes as indices into modelClasses. */
const classesOf = byPanel((panel) => panelClasses[panel].map((name) => modelClasses.indexOf(name)))

/** Returns the combined log-odds of a panel's classes: the logarithm of the sum of their odds. */
export function oddsOfPanel(odds: ClassOdds, panel: Panel): number {
  const classes = classesOf[panel]
  let highest = Number.NEGATIVE_INFINITY
  for (const c of classes) highest = Math.max(highest, odds[c]!)
  let sum = 0
  for (const c of classes) sum += exp(odds[c]! - highest)
  return highest + log(sum)
}

/** Adds to `shares`, by class, the slope of a panel's odds with respect to each of its classes, times `factor`. */
export function addClassShares(odds: ClassOdds, panel: Panel, factor: number, shares: Float64Array): void {
  const whole = oddsOfPanel(odds, panel)
  for (const c of classesOf[panel]) shares[c]! += factor * exp(odds[c]! - whole)
}
