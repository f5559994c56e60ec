import { Eraser, Feather } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import type { RemainingWords } from '../../../../contract/credits.ts'
import type { HumanizerName } from '../../../../contract/humanizer.ts'
import { inputTexts } from '../../../locales/en/humanizer/input.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/fields/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { HumanizerDraft } from '../draft.ts'
import type { EstimateState } from '../estimate/use-estimate.ts'
import type { Recast } from '../model-offer.ts'
import { rewriterOf } from '../modes.ts'
import type { Quote } from '../quote.ts'
import { FailureNote } from '../result/failure-note.tsx'
import type { RunState } from '../run/use-humanize-run.ts'
import { LockField } from '../settings/lock-field.tsx'
import { ModeChoice } from '../settings/mode-choice.tsx'
import { MoreChoices } from '../settings/more-choices.tsx'
import { InputCounter } from './input-counter.tsx'
import { calmQuotes, QuoteLine } from './quote-line.tsx'

type InputCardProps = {
  field: RefObject<HTMLTextAreaElement | null>
  draft: HumanizerDraft
  onChange: (part: Partial<HumanizerDraft>) => void
  state: RunState
  isSlow: boolean
  allowance: RemainingWords | null
  quote: Quote
  expected: EstimateState
  rewriter: HumanizerName | null
  recast: Recast | null
  signInPath: string
  onRun: () => void
  onCancel: () => void
  /** Ends a run with what a language model has composed by now. */
  onFinish: () => void
  onClear: () => void
}

/** The text, its settings and the cost. On narrow screens the last part stays visible. */
export function InputCard(props: InputCardProps) {
  const { draft, onChange, state, allowance, quote } = props

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    // The page listens for the same keys.
    event.nativeEvent.stopImmediatePropagation()
    props.onRun()
  }
  return (
    <section
      aria-label={inputTexts.yourText}
      className="contents @2xl:mb-7 @2xl:flex @2xl:min-h-0 @2xl:flex-col @2xl:rounded-card @2xl:border @2xl:border-line @2xl:bg-surface-raised"
    >
      <div className="grid min-h-[36dvh] shrink-0 grid-cols-1 rounded-card border border-line bg-surface-raised p-5 @2xl:min-h-0 @2xl:flex-1 @2xl:shrink @2xl:overflow-y-auto @2xl:rounded-b-none @2xl:border-none @2xl:px-6">
        {/* The copy gives the cell the height of the text, so that the field never scrolls inside. */}
        <div
          aria-hidden="true"
          className="invisible col-start-1 row-start-1 min-w-0 text-16 leading-7 wrap-break-word whitespace-pre-wrap"
        >
          {`${draft.text}\u200b`}
        </div>
        <textarea
          ref={props.field}
          value={draft.text}
          onChange={(event) => onChange({ text: event.target.value })}
          onKeyDown={onKeyDown}
          aria-label={inputTexts.textToHumanize}
          placeholder={inputTexts.writeOrPasteAText}
          className="col-start-1 row-start-1 h-full w-full resize-none overflow-hidden bg-transparent text-16 leading-7! outline-none"
        />
      </div>
      <div className="flex shrink-0 flex-col gap-3 @2xl:border-t @2xl:border-line @2xl:px-6 @2xl:pt-4 @2xl:pb-3">
        <ModeChoice
          mode={draft.mode}
          onMode={(mode) => onChange({ mode })}
          expected={props.expected}
          humanizer={props.rewriter}
          recast={props.recast}
          words={quote.words}
        />
        <LockField words={draft.lock} text={draft.text} onWords={(lock) => onChange({ lock })} />
        <MoreChoices
          draft={draft}
          by={rewriterOf(draft.mode, props.rewriter, props.recast)}
          onChange={onChange}
        />
      </div>
      <div className="sticky bottom-0 z-10 order-3 -mx-6 flex flex-col gap-2.5 border-t border-line bg-surface px-6 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:-mx-4 max-md:px-4 @2xl:static @2xl:mx-0 @2xl:border-none @2xl:bg-transparent @2xl:px-6 @2xl:pt-0 @2xl:pb-3.5">
        {state.stage === 'failed' && (
          <FailureNote failure={state.failure} signInPath={props.signInPath} onRetry={props.onRun} />
        )}
        {/* Always two lines high, so that the controls beside it do not move while the user types. */}
        <div className="flex min-h-10 flex-col gap-0.5">
          <InputCounter
            text={draft.text}
            words={quote.words}
            wordsMax={allowance?.words_per_request ?? null}
          />
          {/* Hidden when the server's response says the same. */}
          {(state.stage !== 'failed' || calmQuotes.has(quote.kind)) && <QuoteLine quote={quote} />}
        </div>
        <Actions {...props} />
      </div>
    </section>
  )
}

function Actions({ draft, state, isSlow, onRun, onCancel, onFinish, onClear }: InputCardProps) {
  const isEmpty = draft.text === ''
  const isWorking = state.stage === 'working'
  const isRefused = state.stage === 'failed' && state.failure.way === 'plans'
  const mayFinish = state.stage === 'working' && state.progress?.round !== undefined
  return (
    // Aligns the first button's icon, not its edge, with the text.
    <div className="-ml-2.5 flex items-center gap-2">
      <CopyButton text={draft.text} label={inputTexts.copyYourText} disabled={isEmpty} />
      <span className="contents @4xl:hidden">
        <IconButton label={inputTexts.clearAll} icon={<Eraser />} disabled={isEmpty} onClick={onClear} />
      </span>
      <span className="hidden @4xl:contents">
        <Button variant="ghost" disabled={isEmpty} onClick={onClear}>
          {inputTexts.clearAll}
        </Button>
      </span>
      <span className="flex-1 max-md:hidden" />
      {isWorking && isSlow ? (
        <>
          {mayFinish && (
            <Button
              onClick={onFinish}
              disabled={state.isFinishing === true}
              title={inputTexts.finishNowWhat}
              className="max-md:flex-1"
            >
              {inputTexts.finishNow}
            </Button>
          )}
          <Button onClick={onCancel} className="min-w-28 max-md:flex-1">
            {inputTexts.cancel}
          </Button>
        </>
      ) : (
        <Button
          variant="primary"
          icon={<Feather />}
          // Without words the same text would be refused again, until it or a choice changes.
          disabled={draft.text.trim() === '' || isRefused}
          aria-busy={isWorking || undefined}
          // The second click of a double click would cancel the run that the first started.
          onClick={isWorking ? undefined : onRun}
          title={inputTexts.ctrlEnter}
          className="min-w-38 max-md:flex-1"
        >
          {inputTexts.humanizeText}
        </Button>
      )}
    </div>
  )
}
