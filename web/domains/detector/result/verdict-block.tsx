import { detectorResultTexts } from '../../../locales/en/detector/result.ts'
import { cappedPercent, percentText } from '../../../locales/percent-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ScoreBar } from '../../../ui/feedback/progress.tsx'
import { toneTextClass } from '../../../ui/feedback/tone.ts'
import type { Detection } from '../queries.ts'
import { hasCautionInside, verdictDetails, verdictText } from '../statements.ts'
import { isScored, sharesOf, verdictOf } from '../verdict.ts'

/** Shows the figure with its meaning, the class, the bar and the caution. */
export function VerdictBlock({ detection }: { detection: Detection }) {
  const verdict = verdictOf(detection)
  const shares = sharesOf(detection)
  const hasScore = isScored(verdict)
  return (
    <section aria-label={detectorResultTexts.result} className="flex flex-col gap-4">
      {hasScore ? (
        <div className="flex min-h-15 flex-wrap items-end gap-x-3">
          <p>
            {verdict.figure === 'score' && <span className="sr-only">{detectorResultTexts.aiScore} </span>}
            <Figure percent={verdict.percent!} />
          </p>
          <div className="pb-2">
            <p className={classNames('text-16 leading-6 font-semibold', toneTextClass[verdict.tone])}>
              {verdict.name}
            </p>
            <p className="text-13 text-ink-muted">
              {verdict.figure === 'marked'
                ? detectorResultTexts.ofTheWordsMarked
                : detectorResultTexts.aiScore}
              {verdict.kind === 'judged' &&
                detectorResultTexts.confidence({ confidence_category: detection.confidence_category })}
            </p>
          </div>
        </div>
      ) : (
        <p className="flex min-h-15 items-end font-serif text-40 font-medium">{verdict.name}</p>
      )}
      {hasScore && shares && <ScoreBar parts={shares} />}
      <p className="text-14 text-pretty">
        {verdictText(detection)}{' '}
        <span className="text-ink-muted">
          {verdictDetails(detection)} {verdict.kind === 'too-short' && leaningText(verdict.percent)}
        </span>
      </p>
      {verdict.kind !== 'unscored' && !hasCautionInside(detection) && (
        <p className="text-13 text-pretty text-ink-muted">{detectorResultTexts.aSignalNotAProof}</p>
      )}
    </section>
  )
}

function Figure({ percent }: { percent: number }) {
  const { figure } = cappedPercent(percent, 1)
  // "over" or "under", where a language puts it.
  const [before, after] = percentText(percent).split(figure)
  return (
    <span className="tabular font-serif text-56 font-medium">
      {before && <span className="text-20">{before}</span>}
      {figure}
      {after && <span className="text-20">{after}</span>}
    </span>
  )
}

/** Describes the tendency of a text that is too short for a score. */
function leaningText(percent: number | null): string {
  if (percent === null) return ''
  if (percent >= 60) return detectorResultTexts.soFarItLeansTowards
  return percent < 40
    ? detectorResultTexts.soFarItLeansTowardsTowardsHuman
    : detectorResultTexts.soFarItLeansNeither
}
