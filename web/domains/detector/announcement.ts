import { percentText } from '../../../contract/percent-text.ts'
import type { Detection } from './queries.ts'
import { isScored, verdictOf } from './verdict.ts'

/** Summarises a result in one sentence for screen readers. */
export function announcement(detection: Detection): string {
  const verdict = verdictOf(detection)
  if (!isScored(verdict)) return `Checked. ${detection.result_message}`
  const confidence = verdict.kind === 'judged' ? `, ${detection.confidence_category} confidence` : ''
  return `Checked. AI score ${percentText(verdict.percent!)}: ${verdict.name}${confidence}.`
}
