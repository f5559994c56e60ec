import { percentText } from '../../locales/percent-text.ts'
import { classNames } from '../class-names.ts'
import { type Tone, toneFillClass } from './tone.ts'

/** `value` from 0 to 100. */
export function Progress({ value, label, tone = 'accent' }: { value: number; label: string; tone?: Tone }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 overflow-clip rounded-full bg-line"
    >
      <div
        className={classNames('h-full rounded-full transition-[width]', toneFillClass[tone])}
        style={{ width: `${Math.min(Math.max(value, 0), 100)}%` }}
      />
    </div>
  )
}

type ScoreBarProps = { parts: Array<{ label: string; percent: number; tone: Tone }> }

/** Draws shares of a whole. The legend names and counts each share, so that colour is not the only cue. */
export function ScoreBar({ parts }: ScoreBarProps) {
  return (
    <div className="flex flex-col gap-2.5">
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-clip rounded-full bg-line">
        {parts.map((part) => (
          <div
            key={part.label}
            className={classNames('h-full', toneFillClass[part.tone])}
            style={{ width: `${part.percent}%` }}
          />
        ))}
      </div>
      <ul className="tabular flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-muted">
        {parts.map((part) => (
          <li key={part.label} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className={classNames('size-2 rounded-full', toneFillClass[part.tone])}
            />
            {part.label} {percentText(part.percent)}
          </li>
        ))}
      </ul>
    </div>
  )
}
