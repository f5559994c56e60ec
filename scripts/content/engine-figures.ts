import type {
  EngineFigures,
  FlaggedKey,
  FoundKey,
  HumanKey,
  ModeFigure,
  ModeKey,
} from '../../web/domains/content/content.ts'
import { ContentError } from './content-error.ts'

/** The rows of the documentation's tables that the page shows, in its order. A row that is gone stops the build. */
const foundRows: Record<FoundKey, string> = {
  all: 'as it came, all sources',
  long: 'over 300 words',
  middle: '100 to 300 words',
  short: 'under 100 words',
  crops50: 'crops of about 50 words',
  fourSentences: 'four sentences in a row',
  sentence: 'one sentence',
  models2026: '2026 models, genre and family unseen',
  assistant2026: '2026 assistant, genre unseen',
  models2025: '2025 models, source unseen',
  askedToSoundHuman: 'asked to sound human',
  polished: 'polished by a model',
  paraphrased: 'paraphrased by DIPPER',
  substituted: 'words substituted',
  rewritten: "people's texts rewritten by a model (l2r)",
  backTranslated: 'back-translated',
}

const flaggedRows: Record<FlaggedKey, string> = {
  humanizerLab: 'humanizerlab25',
  argRewrite: 'argrewrite',
  iu: 'iu',
  rOpenSci: 'ropensci-blog',
  l2r: 'l2r',
  llmDetect: 'llmdetect',
  detectRl: 'detectrl',
  raidar: 'raidar',
  bbc: 'bbc2004',
  rexshijaku: 'rexshijaku',
}

const modeRows: Record<Exclude<ModeKey, HumanKey>, string> = {
  textsChanged: 'texts changed',
  wordsChanged: 'words changed in texts by models',
  humanWordsChanged: 'words changed in texts by people',
  factsKept: 'texts with every number, name, quotation, citation and address',
  scoreBefore: 'own AI score, mean, before',
  scoreAfter: 'own AI score, mean, after',
}

const humanRows: Record<HumanKey, string> = {
  humanByRules: 'the built-in rules',
  humanByModel: 'a strong model, recorded',
}

type Table = { place: string; columns: string[]; rows: string[][] }

const cells = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

function tablesIn(markdown: string, place: string): Table[] {
  const tables: Table[] = []
  let table: Table | null = null
  for (const line of markdown.split('\n').map((one) => one.trim())) {
    if (!line.startsWith('|') || !line.endsWith('|')) table = null
    else if (!table) {
      table = { place, columns: cells(line), rows: [] }
      tables.push(table)
    } else if (!line.startsWith('|-')) table.rows.push(cells(line))
  }
  return tables
}

function tableOf(markdown: string, place: string, firstColumn: string, column: string): Table {
  const found = tablesIn(markdown, place).find(
    ({ columns }) => columns[0] === firstColumn && columns.includes(column),
  )
  if (!found) throw new ContentError(place, `there is no table “${firstColumn}” with the column “${column}”.`)
  return found
}

function cellOf({ place, columns, rows }: Table, row: string, column: string): string {
  const found = rows.find(([name]) => name === row)?.[columns.indexOf(column)]
  if (found === undefined) throw new ContentError(place, `there is no row “${row}” with “${column}”.`)
  return found
}

function numberOf(table: Table, row: string, column: string): number {
  const cell = cellOf(table, row, column)
  const value = Number.parseFloat(cell)
  if (Number.isNaN(value)) throw new ContentError(table.place, `“${cell}” in “${row}” is not a number.`)
  return value
}

const keysOf = <Key extends string>(rows: Record<Key, string>) => Object.keys(rows) as Key[]

/** Reads the figures of the page /resources/technology from the documentation, so that they are written once. */
export function readEngineFigures(modelCard: string, findings: string): EngineFigures {
  const card = 'docs/detector-model-card.md'
  const found = tableOf(modelCard, card, 'left-out model texts', 'TPR at 1%')
  const flagged = tableOf(modelCard, card, 'left-out human texts', 'over the shipped threshold')
  const modes = tableOf(findings, 'docs/humanizer-findings.md', 'figure', 'balanced')
  const human = tableOf(findings, 'docs/humanizer-findings.md', 'rewritten by', 'balanced')
  return {
    found: keysOf(foundRows).map((key) => ({
      key,
      texts: numberOf(found, foundRows[key], 'texts'),
      found: numberOf(found, foundRows[key], 'TPR at 1%'),
    })),
    flagged: keysOf(flaggedRows).map((key) => ({
      key,
      texts: numberOf(flagged, flaggedRows[key], 'texts'),
      flagged: numberOf(flagged, flaggedRows[key], 'over the shipped threshold') / 100,
    })),
    humanizer: [
      ...keysOf(modeRows).map((key) => modeFigure(modes, key)),
      ...keysOf(humanRows).map((key) => humanFigure(human, key)),
    ],
  }
}

/** "12% of 51" without the count. */
function humanFigure(table: Table, key: HumanKey): ModeFigure {
  const [clean, balanced, strong] = ['clean', 'balanced', 'strong'].map((mode) =>
    cellOf(table, humanRows[key], mode).replace(/ of .*/, ''),
  )
  return { key, clean: clean!, balanced: balanced!, strong: strong! }
}

function modeFigure(table: Table, key: keyof typeof modeRows): ModeFigure {
  const [clean, balanced, strong] = ['clean', 'balanced', 'strong'].map((mode) =>
    // 100.00% reads as more precise than the count of texts allows.
    cellOf(table, modeRows[key], mode).replace('.00%', '%'),
  )
  return { key, clean: clean!, balanced: balanced!, strong: strong! }
}

const percentIn = (locale: string, digits: number) => {
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return (share: number) => format.format(share)
}
const withCapital = (key: string) => key[0]!.toUpperCase() + key.slice(1)

/** Returns the figures under the names that texts of web/content use in braces, such as {foundLong}. */
export function figureValues(
  { found, flagged, humanizer }: EngineFigures,
  locale: string,
): Record<string, string> {
  const [percent, exact] = [percentIn(locale, 0), percentIn(locale, 1)]
  const shares = flagged.map((one) => one.flagged)
  const score = (key: ModeKey) => humanizer.find((row) => row.key === key)!
  return {
    ...Object.fromEntries(found.map((row) => [`found${withCapital(row.key)}`, percent(row.found)])),
    foundTexts: found[0]!.texts.toLocaleString(locale),
    humanTexts: flagged.reduce((sum, { texts }) => sum + texts, 0).toLocaleString(locale),
    flaggedLeast: exact(Math.min(...shares)),
    flaggedMost: exact(Math.max(...shares)),
    scoreBefore: score('scoreBefore').clean,
    scoreAfterClean: score('scoreAfter').clean,
    scoreAfterStrong: score('scoreAfter').strong,
    humanByRulesStrong: score('humanByRules').strong,
    humanByModelBalanced: score('humanByModel').balanced,
    humanByModelStrong: score('humanByModel').strong,
  }
}
