import { type Register, registers } from '../../detector/style/register.ts'
import { aiLine } from '../../detector/weights/thresholds.ts'

/** A text that no view has learnt from, or that was scored by views that never saw its source. */
export type ThresholdSample = {
  source: string
  isAi: boolean
  register: Register
  words: number
  /** Log-odds on the scale of the curve. */
  shown: number
}

export type ThresholdRow = { register: Register; words: number; line: number }

/** What a row of the table does to the texts of its own register and length. */
export type ThresholdFigures = ThresholdRow & {
  people: number
  /** People's texts that the line was fitted to: those of the row and of its neighbours. */
  pooled: number
  /** People's texts of the row that are called AI before and with the line. */
  wrongBefore: number
  wrong: number
  models: number
  foundBefore: number
  found: number
}

export type ThresholdReport = {
  rows: ThresholdFigures[]
  /** All people, each judged by a table that was fitted without their source. */
  sourceLeftOut: { people: number; wrong: number }
}

/** Half-open bands of length begin at these numbers of words. */
export const lengthBands: readonly number[] = [0, 100, 150, 300]
const shortBelow = 150

/**
 * A share of 1% of the folds' scores has to be excluded with 95% confidence, for a share of 0.5% by the model on disk. The
 * folds hide a whole collection and err more: of all people they call 2.4% AI without lines, where the model on disk calls
 * 0.5% of the people whom it has not learnt AI.
 */
const shareMost = 0.01
const doubtMost = 0.05
/**
 * A group of 300 shows it only if none is wrong, so that one odd text would set its line. With this many some may be, and
 * the line is that of the group and not of a text.
 */
export const peopleMin = 2500

/**
 * People's personal narrative and short passages of other places were called AI far more often than ours: 17% of
 * admission essays and 6.7% of blog passages on sets that nothing was fitted to. No such texts are in the data, so their
 * lines are set higher than the data asks for.
 */
const margins = { personal: 1, short: 1 }

/** Registers whose people are most alike, in the order in which they are pooled. */
const neighbours: Readonly<Record<Register, readonly Register[]>> = {
  narrative: ['learner', 'other', 'formal'],
  learner: ['narrative', 'other', 'formal'],
  formal: ['other', 'narrative', 'learner'],
  other: ['formal', 'narrative', 'learner'],
}

export function bandOf(words: number): number {
  return lengthBands.reduce<number>((band, from, i) => (words >= from ? i : band), 0)
}

/** Returns how many wrong verdicts among these texts still exclude the share, or -1 if there are too few texts. */
export function allowedWrong(texts: number): number {
  let term = (1 - shareMost) ** texts
  let sum = term
  let wrong = -1
  while (sum <= doubtMost) {
    wrong++
    term *= ((texts - wrong) * shareMost) / ((wrong + 1) * (1 - shareMost))
    sum += term
  }
  return wrong
}

/** Returns a line for every register and band of length. */
export function fitThresholds(samples: readonly ThresholdSample[]): ThresholdRow[] {
  const people = samples.filter(({ isAi }) => !isAi)
  return registers.flatMap((register) =>
    lengthBands.map((words, band) => ({
      register,
      words,
      line: round(lineFor(poolOf(people, register, band)) + marginOf(register, words)),
    })),
  )
}

function marginOf(register: Register, words: number): number {
  const isPersonal = register === 'narrative' || register === 'learner'
  return Math.max(isPersonal ? margins.personal : 0, words < shortBelow ? margins.short : 0)
}

/**
 * Returns the people of a row, and of its neighbours until there are enough: first the nearest lengths of the register,
 * then the same of the registers that are most like it.
 */
function poolOf(people: readonly ThresholdSample[], register: Register, band: number): ThresholdSample[] {
  const pool: ThresholdSample[] = []
  for (const name of [register, ...neighbours[register]])
    for (let distance = 0; distance < lengthBands.length; distance++) {
      if (pool.length >= peopleMin) return pool
      pool.push(
        ...people.filter(
          (sample) => sample.register === name && Math.abs(bandOf(sample.words) - band) === distance,
        ),
      )
    }
  return pool
}

const step = 0.01

/** Returns the lowest line that calls so few of these people's texts AI that the share is excluded. */
function lineFor(people: readonly ThresholdSample[]): number {
  const scores = people.map(({ shown }) => shown).sort((a, b) => b - a)
  const highest = scores[Math.max(0, allowedWrong(people.length))] ?? aiLine
  return Math.max(aiLine, highest + step)
}

function round(line: number): number {
  return Number((Math.ceil(line / step) * step).toFixed(2))
}

export function lineAt(table: readonly ThresholdRow[], sample: ThresholdSample): number {
  const from = lengthBands[bandOf(sample.words)]!
  return table.find((row) => row.register === sample.register && row.words === from)?.line ?? aiLine
}

/** Counts what each row of a table does to the texts of its register and length. */
export function measureThresholds(
  table: readonly ThresholdRow[],
  samples: readonly ThresholdSample[],
): ThresholdFigures[] {
  const everyone = samples.filter(({ isAi }) => !isAi)
  return table.map((row) => {
    const inside = samples.filter(
      (sample) => sample.register === row.register && lengthBands[bandOf(sample.words)] === row.words,
    )
    const people = inside.filter(({ isAi }) => !isAi)
    const models = inside.filter(({ isAi }) => isAi)
    const over = (group: readonly ThresholdSample[], line: number) =>
      group.filter(({ shown }) => shown >= line).length
    return {
      ...row,
      people: people.length,
      pooled: poolOf(everyone, row.register, bandOf(row.words)).length,
      wrongBefore: over(people, aiLine),
      wrong: over(people, row.line),
      models: models.length,
      foundBefore: over(models, aiLine),
      found: over(models, row.line),
    }
  })
}

/** Counts people's texts called AI by a table that was fitted without their source. */
export function crossCheckThresholds(samples: readonly ThresholdSample[]): { people: number; wrong: number } {
  const people = samples.filter(({ isAi }) => !isAi)
  let wrong = 0
  for (const source of new Set(people.map((sample) => sample.source))) {
    const table = fitThresholds(people.filter((sample) => sample.source !== source))
    for (const sample of people)
      if (sample.source === source && sample.shown >= lineAt(table, sample)) wrong++
  }
  return { people: people.length, wrong }
}

export function formatThresholds({ rows, sourceLeftOut }: ThresholdReport): string {
  const share = (some: number, of: number) => (of === 0 ? '–' : `${((100 * some) / of).toFixed(1)}%`)
  return [
    '| register | from words | line | people | pooled | called AI before | now | models | found before | now |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.register} | ${row.words} | ${row.line.toFixed(2)} | ${row.people} | ${row.pooled} | ${row.wrongBefore} | ${row.wrong} | ${row.models} | ${share(row.foundBefore, row.models)} | ${share(row.found, row.models)} |`,
    ),
    '',
    `By tables fitted without their source ${sourceLeftOut.wrong} of ${sourceLeftOut.people} people’s texts are called AI (${share(sourceLeftOut.wrong, sourceLeftOut.people)}).`,
  ].join('\n')
}
