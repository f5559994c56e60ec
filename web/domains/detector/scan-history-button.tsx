import { lazy } from 'react'
import { HistoryButton } from '../../ui/history/history-button.tsx'
import type { Keeping } from '../../ui/history/history-sheet.tsx'
import type { Detector } from './use-detector.ts'

const ScanHistory = lazy(async () => ({ default: (await import('./scan-history.tsx')).ScanHistory }))

export function ScanHistoryButton(props: { userId: string; keeping: Keeping; detector: Detector }) {
  return <HistoryButton>{(close) => <ScanHistory {...props} onClose={close} />}</HistoryButton>
}
