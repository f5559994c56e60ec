import { detectorTexts } from '../../locales/en/detector/detector.ts'
import { detectorResultTexts } from '../../locales/en/detector/result.ts'
import { percentText } from '../../locales/percent-text.ts'
import type { Detection } from './queries.ts'
import { verdictText } from './statements.ts'
import { isScored, verdictOf } from './verdict.ts'

/** Summarises a result in one sentence for screen readers. */
export function announcement(detection: Detection): string {
  const verdict = verdictOf(detection)
  if (!isScored(verdict)) return detectorTexts.checked({ result_message: verdictText(detection) })
  const { confidence_category } = detection
  const confidence = verdict.kind === 'judged' ? detectorResultTexts.confidence({ confidence_category }) : ''
  const text = verdict.figure === 'marked' ? detectorTexts.checkedMarkedShare : detectorTexts.checkedAiScore
  return text({
    percent: percentText(verdict.percent!),
    name: verdict.name,
    confidence,
  })
}
