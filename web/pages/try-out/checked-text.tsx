import type { Detection as EngineDetection } from '../../../engine/detect.ts'
import { saveDetectorDraft } from '../../domains/detector/check/draft.ts'
import type { Span } from '../../domains/detector/marks/marks.ts'
import type { Detection } from '../../domains/detector/queries.ts'
import { Findings } from '../../domains/detector/result/findings.tsx'
import { tryOutTexts as texts } from '../../locales/en/content/try-out.ts'
import { CarryOn } from './carry-on.tsx'

/** Adds the fields of the server's response, which have no meaning for a text that is not kept. */
export function documentOf(detection: EngineDetection): Detection {
  const { result_message: feedback } = detection
  return { ...detection, id: '', collection_id: '', file_name: null, feedback, checked_by: 'embedded' }
}

type CheckedTextProps = {
  text: string
  detection: Detection
  active: Span | null
  onPoint: (span: Span | null) => void
  onShow: (span: Span) => void
}

/** Shows a result as the detector of the application does. */
export function CheckedText({ text, detection, active, onPoint, onShow }: CheckedTextProps) {
  return (
    <>
      <Findings
        state={{ stage: 'done', text, detection, checkedAt: new Date(0) }}
        hasReasons
        hasText
        active={active}
        onPoint={onPoint}
        onShow={onShow}
        onRetry={() => {}}
        onExample={() => {}}
      />
      <CarryOn
        text={texts.moreInDetector}
        link={texts.openInDetector}
        href="/feature/ai-detector"
        save={() => saveDetectorDraft('visitor', text)}
      />
    </>
  )
}
