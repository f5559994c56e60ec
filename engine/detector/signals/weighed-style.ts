import { exp } from '../../portable-math.ts'
import type { Value } from '../../texts/said.ts'
import traits from '../model/traits.json' with { type: 'json' }
import type { Passage } from '../score/passage.ts'
import { readGrams } from '../score/read-grams.ts'
import { measureStretch, measures, pieceTokens } from '../score/score.ts'
import { styleNames } from '../style/features.ts'
import { type Trait, traitList } from '../style/traits.ts'
import { wordsIn } from '../tokens/words-in.ts'
import { type Combined, calibrate } from '../weights/calibration.ts'
import { calibration, trees } from '../weights/load-model.ts'
import { shareOdds } from '../weights/panel-shares.ts'
import { type Panel, panelTable, type ViewName } from '../weights/panels.ts'
import { treesChange } from '../weights/trees.ts'
import { itWords } from './it-words.ts'
import { joinedClauses } from './joined-clauses.ts'
import { type Finding, listOf, partLeft, type Signal, say, strengthBetween } from './signal.ts'
import { smallWords } from './small-words.ts'
import { longWords, shortWords } from './word-length.ts'
import { writtenNumbers } from './written-numbers.ts'

const traitsMax = 3
/** In log-odds, for one measure and for all named ones. */
const oneMin = 0.15
const fallMin = 0.5
const fallMost = 2.5
/** In standard deviations of human texts; smaller distances are typical of people. */
const awayMin = 0.7
/** A panel with a smaller share of the odds cannot change them. */
const panelShareMin = 0.02
/** In shorter passages a rate depends on a word or two. */
const wordsMin = 30
/** For passages without any other reason. */
const slightLeast = { words: 12, fall: 0.2 }

/** Mean and standard deviation of each trait in human passages, counted by training. */
const peopleTable: Readonly<Record<string, { mean: number; spread: number } | undefined>> = traits

/**
 * The style measures that add most to a passage's score, found by replacing each with the human mean and judging again.
 * Like the weighed wording, it explains the verdict.
 */
export const weighedStyle: Signal = {
  name: 'weighed-style',
  measure: (passage) => measureTraits(passage, { words: wordsMin, fall: fallMin }),
  examples: {
    fires: [
      "I didn't set out to grow Andean tubers on a wet hillside. A friend gave me three knobbly pink things in a paper bag, told me they were oca, and said they tasted of lemon. I planted two and ate one. It did taste of lemon, faintly, like a waxy new potato that had been kept next to a fruit bowl.",
    ],
    silent: [
      'So we finally went to that new taco place on 5th last Friday, me and my brother and his two kids.',
    ],
  },
}

/** The same for a passage that has no stronger reason. */
export const slightStyle: Signal = {
  ...weighedStyle,
  measure: (passage) => measureTraits(passage, slightLeast),
}

type Least = { words: number; fall: number }

function measureTraits(passage: Passage, least: Least): Finding | null {
  const { canonical, from, to } = passage
  const words = wordsIn(canonical, from, to)
  if (to - from > pieceTokens || words < least.words) return null
  const row = new Float32Array(measures)
  measureStretch(readGrams(canonical, from, to), from, to, row)
  const fallOf = fallFrom(passage, row, words)
  const weighty = weightyTraits(passage, row, fallOf)
  const fall = fallOf(weighty)
  if (fall < least.fall) return null
  return {
    says: say.style({ measures: describe(weighty, row), part: partLeft(exp(-fall)) }),
    strength: strengthBetween(fall, 0, fallMost),
  }
}

type FallOf = (changed: readonly Trait[]) => number

/** Returns how far the log-odds fall when these traits have their human means. */
function fallFrom({ judgement }: Passage, row: Float32Array, words: number): FallOf {
  const { logOdds, combined } = judgement()
  const shares = shareOdds(combined, words)
  const views = styleViews.filter(({ panel }) => shares[panel] >= panelShareMin)
  return (changed) => {
    const usual = row.slice()
    const features = changed.map(({ feature }) => styleNames.indexOf(feature))
    for (const [i, { feature }] of changed.entries()) usual[features[i]!] = peopleTable[feature]!.mean
    const moved: Combined = { ...combined }
    for (const { panel, view, factor } of views)
      moved[panel] += factor * treesChange(trees[view], row, usual, features)
    return logOdds - calibrate(moved, words, calibration)
  }
}

type StyleView = keyof typeof trees

/** How much each panel depends on its style view. */
const styleViews = (Object.entries(panelTable) as [Panel, readonly ViewName[]][]).flatMap(
  ([panel, views]) => {
    const all = views.reduce((sum, view) => sum + calibration.views[view].weight, 0)
    return views
      .filter((view): view is StyleView => view in trees)
      .map((view) => {
        const { weight, spread } = calibration.views[view]
        return { panel, view, factor: weight / (all * spread) }
      })
  },
)

function weightyTraits(passage: Passage, row: Float32Array, fallOf: FallOf): Trait[] {
  return traitList
    .filter((trait) => isAway(trait, row) && !isCounted(trait, passage))
    .map((trait) => ({ trait, fall: fallOf([trait]) }))
    .filter(({ fall }) => fall >= oneMin)
    .sort((a, b) => b.fall - a.fall)
    .slice(0, traitsMax)
    .map(({ trait }) => trait)
}

const counting = [itWords, joinedClauses, longWords, shortWords, smallWords, writtenNumbers]

/** Reports whether another signal has already counted this trait. */
function isCounted({ signal }: Trait, passage: Passage): boolean {
  return counting.some(({ name, measure }) => name === signal && measure(passage) !== null)
}

function isAway({ feature }: Trait, row: Float32Array): boolean {
  const people = peopleTable[feature]
  if (!people) return false
  return Math.abs(row[styleNames.indexOf(feature)]! - people.mean) >= awayMin * people.spread
}

/** “9.1 commas in a hundred words (people’s texts: 5.6), 1.2 semicolons (0.2) and 24.0 words a sentence (19.1)”. */
function describe(weighty: readonly Trait[], row: Float32Array): Value {
  const firstRate = weighty.findIndex(({ scale }) => scale === 100)
  return listOf(
    weighty.map(({ feature, unit: own, scale }, i) => {
      const value = rounded(row[styleNames.indexOf(feature)]! * scale)
      const usual = rounded(peopleTable[feature]!.mean * scale)
      const unit = i === firstRate ? say.perHundred({ unit: own }) : own
      const amount = value === 0 ? say.amountNone({ unit }) : say.amount({ value, unit })
      return i === 0 ? say.measureFirst({ amount, usual }) : say.measure({ amount, usual })
    }),
  )
}

/** The value as it is shown, with one decimal. */
function rounded(value: number): number {
  return Number(value.toFixed(1))
}
