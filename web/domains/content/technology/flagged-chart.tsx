import { technologyTexts } from '../../../locales/en/content/technology.ts'
import type { FlaggedTexts } from '../content.ts'
import { MeasuredTable } from './measured-table.tsx'

const dotsOf = 200

/** Two hundred dots for each collection, of which those are filled that stand for flagged texts. */
export function FlaggedChart({ rows }: { rows: FlaggedTexts[] }) {
  return (
    <MeasuredTable
      title={technologyTexts.flaggedTitle}
      explanation={technologyTexts.flaggedText({ count: dotsOf })}
      measure={technologyTexts.flagged}
      rows={rows.map(({ key, texts, flagged }) => ({
        key,
        texts,
        name: technologyTexts.flaggedRows[key],
        picture: <Dots filled={Math.round(flagged * dotsOf)} />,
        share: `${(flagged * 100).toFixed(1)}%`,
      }))}
    />
  )
}

const columns = 50
const stepPx = 8

function Dots({ filled }: { filled: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * stepPx} ${(dotsOf / columns) * stepPx}`}
      className="min-w-0 flex-1"
    >
      {Array.from({ length: dotsOf }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          key={i}
          cx={(i % columns) * stepPx + stepPx / 2}
          cy={Math.floor(i / columns) * stepPx + stepPx / 2}
          r={i < filled ? 3.2 : 1.7}
          className={i < filled ? 'fill-danger-fill' : 'fill-ink-faint/50'}
        />
      ))}
    </svg>
  )
}
