import { type ReactNode, useEffect, useRef } from 'react'
import { brand } from '../../../../contract/brand.ts'
import type { RemainingWords } from '../../../../contract/credits.ts'
import type { HumanizerName } from '../../../../contract/humanizer.ts'
import { humanizerDeskTexts } from '../../../locales/en/humanizer/desk.ts'
import { restoreText } from '../../../ui/feedback/restore-text.ts'
import { scrollBehavior } from '../../../ui/media-query.ts'
import { ToolHeader } from '../../../ui/shell/tool-header.tsx'
import { useShortcut } from '../../../ui/shell/use-shortcut.ts'
import { toast } from '../../../ui/toast.tsx'
import type { Way } from '../changes/other-ways.tsx'
import type { ReadText } from '../edit/use-live-score.ts'
import { useEstimate } from '../estimate/use-estimate.ts'
import { useQuote } from '../estimate/use-quote.ts'
import { exampleText } from '../examples.ts'
import { InputCard } from '../input/input-card.tsx'
import type { Recast } from '../model-offer.ts'
import { type RewriterOfMode, rewriterOf } from '../modes.ts'
import { RunStatus } from '../run/run-status.tsx'
import { dataProcessorText } from '../settings/data-processor.ts'
import { heardWishes } from '../tone-and-purpose.ts'
import { OutputCard } from './output-card.tsx'
import type { Humanizer } from './use-humanizer.ts'

type HumanizerDeskProps = {
  /** The user's id; null for visitors, undefined while it is unknown. */
  userId: string | null | undefined
  /** A language model that can also rewrite, and whether the user chose it; null without one. */
  recast: Recast | null
  humanizer: Humanizer
  /** Null for visitors and while it is unknown. */
  allowance: RemainingWords | null
  /** False where no plans are sold. */
  countsWords: boolean
  /** The humanizer of this server; null while it is unknown. */
  rewriter: HumanizerName | null
  signInPath: string
  onCheck: (text: string) => void
  onChat: (text: string) => void
  onEssay: (text: string) => void
  /** Reads a text with the detector in this browser. */
  readText: ReadText
  /** More controls in the page's header. */
  aside?: ReactNode
}

/** The humanizer screen: the text beside its rewrite, stacked on narrow screens. */
export function HumanizerDesk(props: HumanizerDeskProps) {
  const { humanizer, allowance, rewriter, recast, signInPath } = props
  const { draft, change, state, isSlow, cancel, finish } = humanizer
  const { userId: owner, countsWords } = props
  const wishesOf = ({ mode = draft.mode, model }: Way) => {
    const by: RewriterOfMode =
      model && recast ? { kind: 'model', label: recast.offer.label } : rewriterOf(mode, rewriter, recast)
    const dropPraise = by.kind === 'model' && draft.dropPraise
    return { ...heardWishes({ ...draft, mode }, by), dropPraise }
  }
  const quote = useQuote({ ...draft, ...wishesOf({}) }, { owner, allowance, countsWords, recast })
  const run = (way: Way = {}) => void humanizer.runWith(way, wishesOf(way))
  const estimated =
    rewriter === 'embedded' ? heardWishes({ ...draft, mode: 'strong' }, { kind: 'rules' }) : draft
  const expected = useEstimate({ ...draft, ...estimated }, quote, owner)
  const news = state.stage === 'done' && state.isKept ? null : state.stage
  // Entries opened from the history can follow each other without a stage in between.
  const result = state.stage === 'done' ? state.result : state.stage === 'text' ? state.text : null
  const scroller = useRef<HTMLDivElement>(null)
  const output = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  useShortcut('Ctrl+Enter', () => run())
  useEffect(() => {
    // Scrolls to the result, which is below a long text and would not be noticed.
    const [pane, target] = [scroller.current, output.current]
    if ((news === 'working' || (news && result)) && pane && target)
      pane.scrollTo({ top: target.offsetTop - 12, behavior: scrollBehavior() })
  }, [news, result])

  const isNew = state.stage === 'done' && !state.isKept
  const takeReplaced = useRef(humanizer.takeReplaced)
  takeReplaced.current = humanizer.takeReplaced
  useEffect(() => {
    const back = isNew ? takeReplaced.current() : null
    if (!back) return
    const action = { label: humanizerDeskTexts.bringBack, onClick: back }
    toast(humanizerDeskTexts.writtenReplaced, { duration: 12_000, action })
  }, [isNew])

  const latest = useRef(draft.text)
  latest.current = draft.text
  function restore(before: string) {
    const now = latest.current
    const back = () => change({ text: before })
    restoreText({ left: '', now, texts: humanizerDeskTexts, back, again: () => change({ text: now }) })
  }
  function clear() {
    const before = draft
    change({ text: '' })
    const back = humanizer.clear()
    field.current?.focus()
    toast(humanizerDeskTexts.cleared, {
      action: {
        label: humanizerDeskTexts.undo,
        onClick: () => {
          restore(before.text)
          back()
        },
      },
    })
  }
  return (
    <>
      <ToolHeader
        title={humanizerDeskTexts.humanizer}
        product={brand.name}
        text={
          <>
            {humanizerDeskTexts.rewritesWhatSounds({
              span: (words) => <span className="max-md:hidden">{words}</span>,
              span2: (words) => <span className="max-md:hidden">{words}</span>,
              span3: (words) => <span className="max-md:hidden">{words}</span>,
            })}
            {rewriter && (
              <span className="block animate-fade-in">{dataProcessorText(rewriter, draft.mode, recast)}</span>
            )}
            {/* Keeps the lines free that the sentence takes in this language, until it is known which one it is. */}
            {!rewriter && (
              <span className="invisible block" aria-hidden>
                {dataProcessorText('embedded', draft.mode, null)}
              </span>
            )}
          </>
        }
        actions={
          <>
            {allowance && (
              <p className="tabular flex h-9 items-center text-13 whitespace-nowrap text-ink-muted max-md:pr-2">
                {/* One element: a flex container drops the spaces between several. */}
                <span>
                  {humanizerDeskTexts.ofWordsLeft({
                    left: allowance.remaining_words,
                    span: (words) => <span className="max-md:hidden">{words}</span>,
                    limit: allowance.limit,
                  })}
                </span>
              </p>
            )}
            {props.aside}
          </>
        }
      />
      <div className="@container min-h-0 flex-1">
        <div
          ref={scroller}
          className="relative flex h-full scroll-pb-36 flex-col gap-4 overflow-y-auto px-10 max-lg:px-6 max-md:px-4 @2xl:grid @2xl:grid-cols-2 @2xl:grid-rows-1 @2xl:gap-5 @2xl:overflow-clip"
        >
          <InputCard
            field={field}
            draft={draft}
            onChange={change}
            state={state}
            isSlow={isSlow}
            allowance={allowance}
            quote={quote}
            expected={expected}
            rewriter={rewriter}
            recast={recast}
            signInPath={signInPath}
            onRun={() => run()}
            onCancel={cancel}
            onFinish={finish}
            onClear={clear}
          />
          <OutputCard
            ref={output}
            state={state}
            kept={humanizer.kept}
            expected={expected}
            offer={recast?.offer ?? null}
            readText={props.readText}
            text={draft.text}
            onText={(text) => change({ text })}
            onCheck={props.onCheck}
            onChat={props.onChat}
            onEssay={props.onEssay}
            elsewhere={humanizer.elsewhere}
            onChoices={humanizer.keepChoices}
            onWay={run}
            onExample={draft.text.trim() === '' ? () => change({ text: exampleText }) : null}
          />
        </div>
      </div>
      <RunStatus state={state} isSlow={isSlow} />
    </>
  )
}
