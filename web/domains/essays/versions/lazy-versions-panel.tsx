import type { ComponentProps } from 'react'
import { versions as texts } from '../../../locales/en/essays/versions.ts'
import { createLazyPart } from '../../../ui/lazy-part.ts'
import type { VersionsPanel } from './versions-panel.tsx'

const useVersionsPanel = createLazyPart(async () => (await import('./versions-panel.tsx')).VersionsPanel)

/** The panel of the versions, which loads when it is first opened. */
export function LazyVersionsPanel({ editor, session, onClose }: ComponentProps<typeof VersionsPanel>) {
  const Panel = useVersionsPanel(true)
  if (!Panel) return <p className="px-6 text-ink-muted max-md:px-4">{texts.loading}</p>
  return <Panel {...{ editor, session, onClose }} />
}
