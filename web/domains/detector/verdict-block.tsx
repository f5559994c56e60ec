import { cappedPercent } from '../../../contract/percent-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { ScoreBar } from '../../ui/progress.tsx'
import { toneTextClass } from '../../ui/tone.ts'
import type { Detection } from './queries.ts'
import { sharesOf, verdictOf } from './verdict.ts'

/** The large figure, the class, the three shares and what they are worth. */
export function VerdictBlock({ detection }: { detection: Detection }) {
  const verdict = verdictOf(detection)
  const shares = sharesOf(detection)
  const isJudged = verdict.kind === 'judged' && verdict.percent !== null
  return (
    <section aria-label="Result" className="flex flex-col gap-4">
      {isJudged ? (
        <div className="flex min-h-15 items-end gap-3">
          <p className="flex flex-col">
            <span className="text-12 text-ink-muted">AI score</span>
            <Figure percent={verdict.percent!} />
          </p>
          <div className="pb-2">
            <p className={classNames('text-16 leading-6 font-semibold', toneTextClass[verdict.tone])}>
              {verdict.name}
            </p>
            <p className="text-13 text-ink-muted">{detection.confidence_category} confidence</p>
          </div>
        </div>
      ) : (
        <p className="flex min-h-15 items-end font-serif text-40 font-medium">{verdict.name}</p>
      )}
      {isJudged && shares && <ScoreBar parts={shares} />}
      <p className="text-14 text-pretty">
        {detection.result_message}{' '}
        <span className="text-ink-muted">
          {subMessageOf(detection)} {verdict.kind === 'too-short' && leaningText(verdict.percent)}
        </span>
      </p>
      {verdict.kind !== 'unscored' && (
        <p className="text-13 text-pretty text-ink-muted">
          A signal, not a proof. Writing by people is sometimes marked too; short texts and texts by English
          learners deserve extra care.
        </p>
      )}
    </section>
  )
}

function Figure({ percent }: { percent: number }) {
  const { bound, figure } = cappedPercent(percent, 0)
  return (
    <span className="tabular font-serif text-56 font-medium">
      {bound && <span className="text-20">{bound} </span>}
      {figure}
    </span>
  )
}

/** For a text that is too short a figure would say more than is known. */
function leaningText(percent: number | null): string {
  if (percent === null) return ''
  if (percent >= 60) return 'So far it leans towards AI.'
  return percent < 40 ? 'So far it leans towards human.' : 'So far it leans neither way.'
}

/** The caution stands on its own line below, so the engine's copy of it is not said twice. */
function subMessageOf(detection: Detection): string {
  return detection.result_sub_message.replace(/(?<!\s)\s*A score is a signal and not a proof\.$/, '')
}
