import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { recordTexts as texts } from '../../../locales/en/essays/record.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import type { SidePanelProps } from '../screen/side-panels.tsx'
import type Loaded from './panel/record-panel.tsx'

type Panel = ComponentType<ComponentProps<typeof Loaded>>

/** The panel of the authorship record, which loads when it is first opened. */
export function LazyRecordPanel({ editor, session, view }: SidePanelProps) {
  const [panel, setPanel] = useState<{ Panel: Panel } | 'failed' | null>(null)
  const load = () => {
    setPanel(null)
    import('./panel/record-panel.tsx').then(
      (loaded) => setPanel({ Panel: loaded.default }),
      () => setPanel('failed'),
    )
  }
  useEffect(load, [])
  if (panel === 'failed') return <ErrorState className="m-auto" title={texts.failed} onRetry={load} />
  if (!panel) return <p className="px-6 text-ink-muted max-md:px-4">{texts.loading}</p>
  return <panel.Panel editor={editor} session={session} view={view} />
}
