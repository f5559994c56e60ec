import { CircleCheck, Copy, Info, ScanText } from 'lucide-react'
import { useState } from 'react'
import { asKeptRun } from '../../../contract/humanizer.ts'
import type { Humanization } from '../../../engine/humanize.ts'
import { DiffText } from '../../domains/humanizer/changes/diff-text.tsx'
import { useReview } from '../../domains/humanizer/changes/use-review.ts'
import { saveHumanizerDraft } from '../../domains/humanizer/draft.ts'
import type { HumanizedText } from '../../domains/humanizer/humanized-text.ts'
import { ProofLine } from '../../domains/humanizer/result/proof-line.tsx'
import { ScoreChange } from '../../domains/humanizer/result/score-change.tsx'
import { tryOutTexts as texts } from '../../locales/en/content/try-out.ts'
import { percentText } from '../../locales/percent-text.ts'
import { resultText } from '../../locales/result-text.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { CarryOn } from './carry-on.tsx'

type CleanedTextProps = { text: string; result: Humanization; onCheck: (text: string) => void }

/** Shows what Clean changed, each change with its reason, or why it changed nothing. */
export function CleanedText({ text, result, onCheck }: CleanedTextProps) {
  return (
    <>
      {result.changed ? (
        <Changes text={text} result={asResponse(result)} onCheck={onCheck} />
      ) : (
        <Unchanged result={result} />
      )}
      <CarryOn
        text={texts.moreInHumanizer}
        link={texts.openInHumanizer}
        href="/ai-humanizer"
        save={() => saveHumanizerDraft('visitor', { text })}
      />
    </>
  )
}

function Changes({
  text,
  result,
  onCheck,
}: {
  text: string
  result: HumanizedText
  onCheck: (text: string) => void
}) {
  const review = useReview(text, result)
  return (
    <div className="flex animate-fade-in flex-col gap-4">
      <ScoreChange before={result.details.humanScoreBefore} after={result.details.finalHumanScore} />
      <ProofLine result={result} />
      <section aria-label={texts.cleaned} className="border-t border-line pt-4">
        <DiffText original={text} locks={result.locks} review={review} />
      </section>
      <p className="text-13 text-ink-muted">{texts.changes({ count: review.edits.length })}</p>
      <div className="flex flex-wrap gap-2">
        <CopyResult text={review.text} />
        <Button icon={<ScanText />} onClick={() => onCheck(review.text)}>
          {texts.checkResult}
        </Button>
      </div>
    </div>
  )
}

function CopyResult({ text }: { text: string }) {
  const [copied, setCopied] = useState<{ text: string; isDone: boolean } | null>(null)
  const isShown = copied?.text === text
  return (
    <>
      <Button icon={<Copy />} onClick={async () => setCopied({ text, isDone: await copyText(text) })}>
        {isShown && copied.isDone ? texts.copied : texts.copyResult}
      </Button>
      <p role="status" className={isShown && !copied.isDone ? 'w-full text-13 text-danger' : 'sr-only'}>
        {isShown && (copied.isDone ? texts.copied : texts.notCopied)}
      </p>
    </>
  )
}

function Unchanged({ result }: { result: Humanization }) {
  const readsHuman = result.reason?.code === 'reads-human'
  return (
    <EmptyState
      icon={readsHuman ? <CircleCheck className="text-positive" /> : <Info />}
      title={texts.unchanged}
      text={
        <>
          {result.reason && resultText(result.reason)}{' '}
          {texts.humanScore({ percent: percentText(result.before.humanScore) })}
        </>
      }
      className="lg:pt-16"
    />
  )
}

/** Puts the engine's result into the form of the server's response, which the components take. Nothing is charged. */
function asResponse(humanization: Humanization): HumanizedText {
  const { text: humanized, changed } = humanization
  const run = asKeptRun({ humanizer: 'embedded', humanization, seconds: 0, cost: 0, free: null })
  return { humanized, changed, ...run, cost: 0, free: null, remaining_words: 0, textId: null }
}
