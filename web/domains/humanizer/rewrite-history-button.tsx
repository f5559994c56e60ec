import { lazy } from 'react'
import { HistoryButton } from '../../ui/history/history-button.tsx'
import type { Keeping } from '../../ui/history/history-sheet.tsx'
import type { Humanizer } from './use-humanizer.ts'

const RewriteHistory = lazy(async () => ({
  default: (await import('./rewrite-history.tsx')).RewriteHistory,
}))

export function RewriteHistoryButton(props: { userId: string; keeping: Keeping; humanizer: Humanizer }) {
  return <HistoryButton>{(close) => <RewriteHistory {...props} onClose={close} />}</HistoryButton>
}
