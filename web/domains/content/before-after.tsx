import { Lock } from 'lucide-react'
import { contentTexts } from '../../locales/en/content.ts'
import { percentText } from '../../locales/percent-text.ts'
import { humanScoreTone, toneTextClass } from '../../ui/feedback/tone.ts'
import type { EngineFigures, ModeKey } from './content.ts'
import type { Demo, DemoPart } from './demo.ts'

function Piece({ part }: { part: DemoPart }) {
  if (part.kind === 'removed')
    return (
      <del data-part="removed" className="text-ink-muted decoration-danger-fill decoration-2">
        {part.text}
      </del>
    )
  if (part.kind === 'added')
    return (
      <ins
        data-part="added"
        className="rounded-small bg-positive-soft box-decoration-clone px-0.5 no-underline [del+&]:ml-1"
      >
        {part.text}
      </ins>
    )
  if (part.kind === 'locked')
    return (
      <mark className="bg-transparent text-inherit underline decoration-accent decoration-2 underline-offset-4">
        {part.text}
      </mark>
    )
  return part.text
}

function Score({ human, when }: { human: number; when: string }) {
  return (
    <span className={`tabular text-14 font-semibold ${toneTextClass[humanScoreTone(human)]}`}>
      <span className="sr-only">{when}: </span>
      {percentText(human)} <span className="font-medium">{contentTexts.human}</span>
    </span>
  )
}

/** Both scores on the scale from 0 to 100% human. */
function Scale({ from, to }: { from: number; to: number }) {
  const markClass =
    'absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 border-surface-raised shadow-soft'
  return (
    <span
      aria-hidden="true"
      className="relative h-1.5 flex-1 rounded-full bg-linear-to-r from-danger-fill via-caution-fill to-positive-fill"
    >
      <span className={`${markClass} bg-ink-faint`} style={{ left: `${from}%` }} />
      <span className={`${markClass} bg-ink`} style={{ left: `${to}%` }} />
    </span>
  )
}

const views = () => [
  { view: 'changes', text: contentTexts.changes },
  { view: 'before', text: contentTexts.before },
  { view: 'after', text: contentTexts.after },
]

/** Shows the text with its changes, also without JavaScript. The island adds the views before and after. */
export function BeforeAfter({ demo, figures }: { demo: Demo; figures: EngineFigures }) {
  const meanOf = (key: ModeKey) => figures.humanizer.find((row) => row.key === key)!.clean
  const after = percentText(demo.humanAfter)
  // Two equal figures at the ends of a scale would look like a fault.
  const isSameScore = percentText(demo.humanBefore) === after
  return (
    <figure
      data-demo="changes"
      aria-label={contentTexts.aTextBeforeAndAfter}
      className="group rounded-card bg-surface-raised p-9 shadow-float outline-1 outline-line/60 lg:rotate-[0.6deg] max-md:p-5"
    >
      <figcaption className="mb-5 flex flex-wrap items-center gap-2">
        <span className="rounded-full bg-accent-soft px-3 py-1 text-12 font-medium text-accent">
          {contentTexts.aRealRun}
        </span>
        <span className="rounded-full bg-surface-sunken px-3 py-1 text-12 text-ink-muted">
          {contentTexts.noLanguageModelNothing}
        </span>
        <span data-demo-views hidden className="ml-auto flex gap-1 max-md:ml-0">
          {views().map(({ view, text }) => (
            <button
              key={view}
              type="button"
              data-view={view}
              aria-pressed={view === 'changes'}
              className="h-7 rounded-control px-2.5 text-12 font-medium text-ink-muted hover:text-ink aria-pressed:bg-surface-sunken aria-pressed:text-ink max-md:h-11"
            >
              {text}
            </button>
          ))}
        </span>
      </figcaption>
      <p lang="en" className="font-serif text-20/8 text-pretty">
        {demo.parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <Piece key={index} part={part} />
        ))}
      </p>
      {!isSameScore && (
        <div className="mt-7 flex items-center gap-3.5">
          <Score human={demo.humanBefore} when={contentTexts.before} />
          <Scale from={demo.humanBefore} to={demo.humanAfter} />
          <Score human={demo.humanAfter} when={contentTexts.after} />
        </div>
      )}
      <p className="mt-5 flex items-center gap-2 text-13 text-ink-muted">
        <Lock aria-hidden="true" className="size-4 shrink-0" />
        {contentTexts.passagesLockedEachIntact({ locked: demo.locked })}
      </p>
      <p className="mt-2 text-13 text-pretty text-ink-muted">
        {contentTexts.oneChosenText({ before: meanOf('scoreBefore'), after: meanOf('scoreAfter') })}
        {isSameScore && ` ${contentTexts.sameScore({ score: after })}`}
      </p>
    </figure>
  )
}
