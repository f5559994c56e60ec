import { type ReactNode, useState } from 'react'
import type { OriginalityReport } from '../../../../contract/originality/originality.ts'
import type { OriginalityChoice, Shares } from '../../../../contract/originality/shares.ts'
import { originalityTexts } from '../../../locales/en/originality/desk.ts'
import { originalityResultTexts as texts } from '../../../locales/en/originality/result.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Switch } from '../../../ui/fields/switch.tsx'
import { KeptLine } from '../../../ui/history/kept-line.tsx'
import type { CheckState } from '../check/use-originality.ts'
import { shareText } from '../share-text.ts'
import { coverageSentences } from './coverage-text.ts'
import { colourOf } from './source-colours.ts'
import { SourceItem } from './source-item.tsx'

type ResultPanelProps = {
  result: Extract<CheckState, { stage: 'done' }>
  shares: Shares
  choice: OriginalityChoice
  onChoice: (choice: OriginalityChoice) => void
  active: number | null
  onPoint: (source: number | null) => void
  onCompare: (source: number) => void
}

const firstSources = 8

/** The shares, what the text was compared with, and the sources. */
export function ResultPanel(props: ResultPanelProps) {
  const { result, shares, choice, onChoice, active, onPoint, onCompare } = props
  const { report } = result
  const { unit, sources, excluded } = report
  const [showsAll, setShowsAll] = useState(false)
  const counted = sources.length - choice.sources.size
  return (
    <div className="flex animate-fade-in flex-col gap-6">
      {result.isKept && <KeptLine what={originalityTexts.checkedOn} at={result.checkedAt} isWhole />}
      <div className="flex flex-col gap-3">
        <Headline shares={shares} sources={counted} hasMatches={sources.length > 0} />
        {shares.copied > 0 && (
          <>
            <ShareBar shares={shares} report={report} />
            <p className="tabular text-13 text-ink-muted">
              {texts.countOf({ copied: shares.copied, words: shares.words, unit })}
            </p>
            <p className="text-13 text-pretty text-ink-muted">{texts.notAProof}</p>
          </>
        )}
      </div>
      <Part title={texts.comparedWith}>
        <p className="text-13 text-pretty text-ink-muted">{coverageSentences(report.coverage).join(' ')}</p>
      </Part>
      <Part title={texts.leaveOut}>
        <div className="flex flex-col gap-2">
          <Switch
            label={texts.quotations}
            text={texts.partSize({ count: excluded.quotation, unit })}
            checked={choice.quotations}
            onChange={(quotations) => onChoice({ ...choice, quotations })}
          />
          <Switch
            label={texts.bibliography}
            text={texts.partSize({ count: excluded.bibliography, unit })}
            checked={choice.bibliography}
            onChange={(bibliography) => onChoice({ ...choice, bibliography })}
          />
        </div>
      </Part>
      {sources.length > 0 && (
        <Part title={texts.sources}>
          <ul className="flex flex-col">
            {sources.slice(0, showsAll ? undefined : firstSources).map((source, place) => (
              <SourceItem
                // biome-ignore lint/suspicious/noArrayIndexKey: the sources of a report never move
                key={place}
                source={source}
                place={place}
                share={shares.bySource[place]!}
                unit={unit}
                isCounted={!choice.sources.has(place)}
                isActive={active === place}
                onPoint={(isPointed) => onPoint(isPointed ? place : null)}
                onCompare={() => onCompare(place)}
                onCount={(isCounted) =>
                  onChoice({ ...choice, sources: toggled(choice.sources, place, isCounted) })
                }
              />
            ))}
          </ul>
          {sources.length > firstSources && (
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
              className="-ml-3 self-start"
            >
              {showsAll ? texts.showFewer : texts.showMore({ hidden: sources.length - firstSources })}
            </Button>
          )}
          {report.sourcesLeftOut > 0 && (
            <p className="text-13 text-ink-muted">{texts.sourcesLeftOut({ count: report.sourcesLeftOut })}</p>
          )}
        </Part>
      )}
    </div>
  )
}

function toggled(left: ReadonlySet<number>, place: number, isCounted: boolean): Set<number> {
  const next = new Set(left)
  if (isCounted) next.delete(place)
  else next.add(place)
  return next
}

type HeadlineProps = {
  shares: Shares
  /** How many sources count. */
  sources: number
  /** Whether passages were found, which may all be left out. */
  hasMatches: boolean
}

function Headline({ shares, sources, hasMatches }: HeadlineProps) {
  if (shares.copied === 0)
    return (
      <div className="flex flex-col gap-1.5">
        <p className="font-serif text-28 font-medium">
          {hasMatches ? texts.nothingCounted : texts.nothingShared}
        </p>
        <p className="text-14 text-pretty text-ink-muted">
          {hasMatches ? texts.nothingCountedText : texts.nothingSharedText}
        </p>
      </div>
    )
  return (
    <div className="flex items-end gap-3">
      <p className="tabular font-serif text-56 font-medium">{shareText(shares.percent)}</p>
      <p className="mb-2.5 text-14 text-pretty text-ink-muted">{texts.ofTheText({ count: sources })}</p>
    </div>
  )
}

/** The share of each source, as the text is marked. */
function ShareBar({ shares, report }: { shares: Shares; report: OriginalityReport }) {
  const shown = report.sources.map(() => 0)
  for (const { source, words } of shares.marks) shown[source]! += words
  return (
    <div aria-hidden="true" className="flex h-2 overflow-clip rounded-full bg-line">
      {shown.map((words, source) =>
        words === 0 ? null : (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the sources of a report never move
            key={source}
            className={classNames('h-full border-r border-surface last:border-none', colourOf(source).bar)}
            style={{ width: `${(words / Math.max(1, shares.words)) * 100}%` }}
          />
        ),
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 className="text-14 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
