import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import { countWords } from '../../../contract/word-count.ts'
import { sizesToLoad, type TryOutAction, type TryOutSizes } from '../../domains/content/try-out.ts'
import { limitsText, TryOutBar, TryOutFrame, TryOutPromises } from '../../domains/content/try-out-frame.tsx'
import { announcement } from '../../domains/detector/announcement.ts'
import {
  MarkedTextField,
  type MarkedTextFieldHandle,
} from '../../domains/detector/marks/marked-text-field.tsx'
import type { Span } from '../../domains/detector/marks/marks.ts'
import { tryOutTexts as texts } from '../../locales/en/content/try-out.ts'
import { ErrorNote, ErrorState } from '../../ui/feedback/error-state.tsx'
import { CheckedText, documentOf } from './checked-text.tsx'
import { CleanedText } from './cleaned-text.tsx'
import { exampleText } from './example-text.ts'
import { TryOutProgress } from './try-out-progress.tsx'
import { type TryOutState, useTryOut } from './use-try-out.ts'

/** The button that was clicked before the script was there. */
export type FirstClick = TryOutAction | 'example'

type TryOutProps = { text: string; sizes: TryOutSizes | null; click: FirstClick }

/** The try-out of the landing page: checks and rewrites a text in this browser. */
export function TryOut({ text: given, sizes, click }: TryOutProps) {
  const [text, setTextOnly] = useState(click === 'example' ? exampleText : given)
  const [active, setActive] = useState<Span | null>(null)
  const { state, loaded, run, reset } = useTryOut()
  const field = useRef<MarkedTextFieldHandle>(null)
  const detection = state.stage === 'checked' ? documentOf(state.result) : null
  const left = sizes && sizesToLoad(sizes, loaded)

  const first = useRef(() => run(click === 'example' ? 'check' : click, text))
  useEffect(() => void first.current(), [])

  function setText(next: string) {
    setTextOnly(next)
    setActive(null)
    if (state.stage !== 'idle') reset()
  }
  function start(action: TryOutAction) {
    if (text.trim() === '') field.current?.focus()
    void run(action, text)
  }
  function tryExample() {
    setTextOnly(exampleText)
    void run('check', exampleText)
  }
  function checkResult(result: string) {
    setTextOnly(result)
    void run('check', result)
  }
  /** What only another text can fix is said beside the buttons, and the example stays in reach. */
  const refused = refusalOf(state)
  const isTooLong = text.length > limits.detectCharactersMax
  return (
    <>
      <TryOutFrame
        field={
          <MarkedTextField
            ref={field}
            text={text}
            onText={setText}
            onCheck={() => start('check')}
            placeholder={texts.placeholder}
            detection={detection}
            active={active}
            onPoint={setActive}
            busy={state.stage === 'running'}
          />
        }
        bar={
          <>
            {refused && (
              <div className="mb-3">
                <ErrorNote>{refused}</ErrorNote>
              </div>
            )}
            <TryOutBar
              sizes={left}
              isTooLong={isTooLong}
              running={state.stage === 'running' ? state.action : null}
              onAction={start}
              onCancel={reset}
            >
              {text === ''
                ? limitsText()
                : texts.counts({ words: countWords(text), characters: text.length })}
            </TryOutBar>
          </>
        }
        aside={
          <Aside
            state={state}
            sizes={sizes}
            left={left}
            active={active}
            onPoint={setActive}
            onShow={(span) => field.current?.show(span)}
            onRetry={(action) => void run(action, text)}
            onExample={tryExample}
            onCheckResult={checkResult}
          />
        }
      />
      <p role="status" className="sr-only">
        {newsOf(state)}
      </p>
    </>
  )
}

type AsideProps = {
  state: TryOutState
  sizes: TryOutSizes | null
  left: TryOutSizes | null
  active: Span | null
  onPoint: (span: Span | null) => void
  onShow: (span: Span) => void
  onRetry: (action: TryOutAction) => void
  onExample: () => void
  onCheckResult: (text: string) => void
}

function Aside(props: AsideProps) {
  const { state, left, active, onPoint, onShow } = props
  if (state.stage === 'idle' || refusalOf(state))
    return <TryOutPromises sizes={props.sizes} onExample={props.onExample} />
  if (state.stage === 'running') return <TryOutProgress {...state} bytes={left?.[state.action] ?? 0} />
  if (state.stage === 'failed') {
    const { text, next } = state.failure
    return (
      <ErrorState title={text} text={next} onRetry={() => props.onRetry(state.action)} className="lg:pt-24" />
    )
  }
  if (state.stage === 'cleaned')
    return <CleanedText text={state.text} result={state.result} onCheck={props.onCheckResult} />
  return (
    <CheckedText
      text={state.text}
      detection={documentOf(state.result)}
      active={active}
      onPoint={onPoint}
      onShow={onShow}
    />
  )
}

function refusalOf(state: TryOutState): string | null {
  return state.stage === 'failed' && !state.failure.isWorthRetrying ? state.failure.text : null
}

function newsOf(state: TryOutState): string {
  if (state.stage === 'running') return state.action === 'check' ? texts.checking : texts.cleaning
  if (state.stage === 'checked') return announcement(documentOf(state.result))
  if (state.stage === 'cleaned') return state.result.changed ? texts.cleaned : texts.unchanged
  return ''
}
