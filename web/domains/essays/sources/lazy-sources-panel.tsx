import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { sourceTexts as texts } from '../../../locales/en/essays/sources.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import type { SidePanelProps } from '../screen/side-panels.tsx'
import type Loaded from './panel/sources-panel.tsx'

type Panel = ComponentType<ComponentProps<typeof Loaded>>

/** The panel of the sources, which loads when it is first opened. */
export function LazySourcesPanel({ editor, session, view, onClose }: SidePanelProps) {
  const [panel, setPanel] = useState<{ Panel: Panel } | 'failed' | null>(null)
  const load = () => {
    setPanel(null)
    import('./panel/sources-panel.tsx').then(
      (loaded) => setPanel({ Panel: loaded.default }),
      () => setPanel('failed'),
    )
  }
  useEffect(load, [])
  if (panel === 'failed') return <ErrorState className="m-auto" title={texts.failed} onRetry={load} />
  if (!panel) return <p className="px-6 text-ink-muted max-md:px-4">{texts.loading}</p>
  const { settings, title } = view
  return <panel.Panel {...{ editor, session, settings, title, onClose }} />
}
