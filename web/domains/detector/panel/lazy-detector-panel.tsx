import type { ComponentProps } from 'react'
import { createLazyPart } from '../../../ui/lazy-part.ts'
import type { DetectorPanel } from './detector-panel.tsx'

const useDetectorPanel = createLazyPart(async () => (await import('./detector-panel.tsx')).DetectorPanel)

/** Loads the detector panel when it is first opened. */
export function LazyDetectorPanel(props: ComponentProps<typeof DetectorPanel>) {
  const Panel = useDetectorPanel(props.open)
  return Panel && <Panel {...props} />
}
