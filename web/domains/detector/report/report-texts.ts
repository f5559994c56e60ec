import { printedReportTexts } from '../../../locales/en/detector/printed-report.ts'
import type { Detection } from '../queries.ts'
import { verdictOf } from '../verdict.ts'

const meanings = printedReportTexts.meanings

/** Explains the verdict in words for the reader. */
export function meaningOf(detection: Detection): string {
  const { kind } = verdictOf(detection)
  if (detection.predicted_class === 'inconclusive') return meanings[kind === 'judged' ? 'undecided' : kind]
  return meanings[detection.predicted_class]
}

/** What the result does not prove. */
export const notMeant = ({ predicted_class }: Detection) => [
  printedReportTexts.aScoreIsASignal,
  ...(predicted_class === 'mixed' ? [] : [printedReportTexts.theAiScoreShowsHow]),
  printedReportTexts.eachMarkIsBasedOn,
]

/** Known limits of the detector; docs/detector-model-card.md has the figures. */
export const knownLimits = () => [
  printedReportTexts.writingByPeopleIs,
  printedReportTexts.textByAModelIs,
  printedReportTexts.onlyEnglishProseIsJudged,
  printedReportTexts.perplexityAndBurstiness,
]
