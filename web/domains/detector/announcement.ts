import { percentText } from '../../../contract/percent-text.ts'
import { detectorTexts } from '../../locales/en/detector/detector.ts'
import type { Detection } from './queries.ts'
import { isScored, verdictOf } from './verdict.ts'

/** Summarises a result in one sentence for screen readers. */
export function announcement(detection: Detection): string {
  const verdict = verdictOf(detection)
  if (!isScored(verdict)) return detectorTexts.checked({ result_message: detection.result_message })
  const confidence = verdict.kind === 'judged' ? `, ${detection.confidence_category} confidence` : ''
  return detectorTexts.checkedAiScore({
    percent: percentText(verdict.percent!),
    name: verdict.name,
    confidence,
  })
}
