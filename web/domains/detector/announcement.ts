import { roundPercentText } from '../../../contract/percent-text.ts'
import type { Detection } from './queries.ts'
import { verdictOf } from './verdict.ts'

/** A result in one sentence, for those who hear the page. */
export function announcement(detection: Detection): string {
  const verdict = verdictOf(detection)
  if (verdict.kind !== 'judged' || verdict.percent === null) return `Checked. ${detection.result_message}`
  return `Checked. AI score ${roundPercentText(verdict.percent)}: ${verdict.name}, ${detection.confidence_category} confidence.`
}
