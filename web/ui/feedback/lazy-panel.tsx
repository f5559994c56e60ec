import { type ComponentType, useEffect, useState } from 'react'
import { controlTexts } from '../../locales/en/ui/controls.ts'
import { useOnline } from '../use-online.ts'
import { ErrorState } from './error-state.tsx'

type PanelTexts = { loading: string; failed: string }

/**
 * Returns a panel whose code loads when it is first shown. If that fails, it says so, offers to try again, and loads
 * when the connection returns.
 */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  readTexts: () => PanelTexts,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function LazyPanel(props: Props) {
    const [Panel, setPanel] = useState<ComponentType<Props> | 'failed' | null>(() => loaded)
    const isOnline = useOnline()
    const texts = readTexts()
    function start() {
      if (loaded) return
      setPanel(null)
      load().then(
        (part) => {
          loaded = part
          setPanel(() => part)
        },
        () => setPanel('failed'),
      )
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: loads again when the connection returns
    useEffect(start, [isOnline])
    if (Panel === 'failed')
      return (
        <ErrorState
          className="m-auto"
          title={texts.failed}
          text={isOnline ? undefined : controlTexts.youAreOfflineWhatYou}
          onRetry={isOnline ? start : undefined}
        />
      )
    if (!Panel) return <p className="px-6 text-ink-muted max-md:px-4">{texts.loading}</p>
    return <Panel {...props} />
  }
}
