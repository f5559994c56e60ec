import { printedReportTexts } from '../../../locales/en/detector/printed-report.ts'
import { percentText } from '../../../locales/percent-text.ts'
import type { Tone } from '../../../ui/feedback/tone.ts'
import type { Verdict } from '../verdict.ts'

type Share = { label: string; percent: number; tone: Tone }

const fills: Partial<Record<Tone, string>> = { positive: 'url(#printed-lines)', danger: '#222' }

/**
 * A bar for each share, as SVG, because browsers omit backgrounds when they print. Each has its own pattern, because
 * many printers have no colour.
 */
export function PrintedBars({ shares, figure }: { shares: Share[]; figure: Verdict['figure'] }) {
  return (
    <table className="printed-bars">
      <caption>
        <Patterns />
        {figure === 'marked' ? printedReportTexts.markedAndRest : printedReportTexts.theAiScoreAndWhat}
      </caption>
      <tbody>
        {shares.map(({ label, percent, tone }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="printed-bar">
              <svg aria-hidden="true" width="100%" height="10">
                <rect x="0.5" y="0.5" width="99.8%" height="9" fill="none" stroke="#777" strokeWidth="0.6" />
                <rect
                  y="0.5"
                  width={`${percent}%`}
                  height="9"
                  fill={fills[tone]}
                  stroke="#222"
                  strokeWidth="0.8"
                />
              </svg>
            </td>
            <td>{percentText(percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Patterns() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="printed-patterns">
      <defs>
        <pattern
          id="printed-lines"
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V4" stroke="#222" strokeWidth="1.6" />
        </pattern>
      </defs>
    </svg>
  )
}
