import { Feather, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { limits } from '../../../../../contract/limits.ts'
import { ApiError, api, unwrap } from '../../../../api.ts'
import { suggestions as texts } from '../../../../locales/en/essays/suggestions.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'

type Result = { percent: number | null; marked: number; all: number; feedback: string }

async function check(text: string, signal: AbortSignal): Promise<Result> {
  const call = api.api.zerogpt.detect.$post({ json: { input_text: text } }, { init: { signal } })
  const { data, documents } = await unwrap(call)
  const sentences = documents[0]?.sentences ?? []
  const isMarked = (sentence: { generated_prob: number }) =>
    sentence.generated_prob >= limits.sentenceFlagProbability
  return {
    percent: data.fakePercentage === null ? null : Math.round(data.fakePercentage),
    marked: sentences.filter(isMarked).length,
    all: sentences.length,
    feedback: data.feedback,
  }
}

type CheckCardProps = { text: string; onHumanize: () => void; onClose: () => void }

/** What the detector says about a selected text. */
export function CheckCard({ text, onHumanize, onClose }: CheckCardProps) {
  const [state, setState] = useState<{ result?: Result; error?: string }>({})
  useEffect(() => {
    const left = new AbortController()
    setState({})
    check(text, left.signal).then(
      (result) => setState({ result }),
      (error) =>
        left.signal.aborted ||
        setState({ error: error instanceof ApiError ? error.message : texts.checkFailed }),
    )
    return () => left.abort()
  }, [text])
  const { result, error } = state
  return (
    <section
      aria-label={texts.actions.check}
      className="absolute bottom-4 left-1/2 z-30 max-lg:bottom-18 flex w-max max-w-[calc(100%-1rem)] -translate-x-1/2 items-center gap-3 rounded-card border border-line bg-surface-raised py-2 pr-2 pl-4 text-14 text-ink shadow-float max-sm:flex-wrap print:hidden"
    >
      <div role="status" className="min-w-0">
        {error && <p className="text-danger">{error}</p>}
        {!error && !result && (
          <p className="flex items-center gap-2 text-ink-muted">
            <Spinner />
            {texts.checking}
          </p>
        )}
        {result && (
          <>
            <p className="font-medium">
              {result.percent === null ? result.feedback : texts.checkResult({ percent: result.percent })}
            </p>
            <p className="text-13 text-ink-muted">
              {texts.checkSentences({ count: result.marked, all: result.all })}
            </p>
          </>
        )}
      </div>
      {result && (
        <Button size="sm" icon={<Feather />} onClick={onHumanize}>
          {texts.actions.humanize}
        </Button>
      )}
      <IconButton label={texts.close} icon={<X />} onClick={onClose} />
    </section>
  )
}
