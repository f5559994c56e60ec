import { technologyTexts } from '../../../locales/en/content/technology.ts'
import type { ModeFigure } from '../content.ts'

export function HumanizerTable({ rows }: { rows: ModeFigure[] }) {
  return (
    <section
      className="mt-8 overflow-x-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={technologyTexts.humanizerTitle}
    >
      <table className="tabular w-full text-14">
        <caption className="sr-only">{technologyTexts.humanizerTitle}</caption>
        <thead>
          <tr className="text-left">
            <th scope="col" className="py-2.5 pr-6 font-medium">
              {technologyTexts.measure}
            </th>
            {[technologyTexts.clean, technologyTexts.balanced, technologyTexts.strong].map((name) => (
              <th key={name} scope="col" className="py-2.5 pl-6 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-t border-line">
              <th scope="row" className="py-2.5 pr-6 text-left font-normal text-pretty">
                {technologyTexts.modeRows[row.key]}
              </th>
              {[row.clean, row.balanced, row.strong].map((value, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one column for each strength
                <td key={i} className="py-2.5 pl-6 text-right">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
