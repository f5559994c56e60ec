import { Feather, RotateCw, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { help as helpTexts } from '../../../../locales/en/essays/help.ts'
import { suggestions as texts } from '../../../../locales/en/essays/suggestions.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { type AiTools, type AiVerdict, useAiTools } from '../../controls/ai-tools.ts'

type CheckState =
  | { stage: 'working' }
  | { stage: 'done'; verdict: AiVerdict }
  | { stage: 'failed'; text: string }

type CheckCardProps = { text: string; onHumanize: () => void; onClose: () => void }

/** What the detector says about a selected text: the same verdict as for the whole page. */
export function CheckCard({ text, onHumanize, onClose }: CheckCardProps) {
  const [state, retry] = useCheck(text)
  return (
    <section
      aria-label={texts.actions.check}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="absolute bottom-4 left-1/2 z-30 flex max-h-[70%] w-96 max-w-[calc(100%-1rem)] -translate-x-1/2 flex-col overflow-y-auto rounded-card border border-line bg-surface-raised p-4 text-14 text-ink shadow-float max-lg:bottom-18 print:hidden"
    >
      <div className="-mt-2 -mr-2 flex items-center">
        <h2 className="flex-1 font-medium">{texts.actions.check}</h2>
        <IconButton label={texts.close} icon={<X />} onClick={onClose} />
      </div>
      <div role="status" className="min-w-0">
        {state.stage === 'failed' && <p className="text-danger">{state.text}</p>}
        {state.stage === 'working' && (
          <p className="flex items-center gap-2 text-ink-muted">
            <Spinner />
            {texts.checking}
          </p>
        )}
        {state.stage === 'done' && state.verdict.view}
      </div>
      {state.stage === 'failed' && (
        <Button size="sm" icon={<RotateCw />} onClick={retry} className="mt-3 self-start">
          {texts.tryAgain}
        </Button>
      )}
      {state.stage === 'done' && (
        <Button size="sm" icon={<Feather />} onClick={onHumanize} className="mt-3 self-start">
          {texts.actions.humanize}
        </Button>
      )}
    </section>
  )
}

/** Checks a text with the detector. Returns the state, and a function that checks again. */
function useCheck(text: string): [CheckState, () => void] {
  const loadTools = useAiTools()
  const [state, setState] = useState<CheckState>({ stage: 'working' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round checks again
  useEffect(() => {
    const left = new AbortController()
    setState({ stage: 'working' })
    let tools: AiTools | undefined
    async function check() {
      tools = await loadTools?.()
      const verdict = await tools?.check(text, left.signal)
      if (verdict && !left.signal.aborted) setState({ stage: 'done', verdict })
    }
    check().catch((error) => {
      if (left.signal.aborted) return
      const reason = navigator.onLine ? tools?.failureText(error) : helpTexts.aiOffline
      setState({ stage: 'failed', text: reason ?? helpTexts.aiFailed })
    })
    return () => left.abort()
  }, [text, loadTools, round])
  return [state, () => setRound(round + 1)]
}
