import type { ReactNode } from 'react'
import { technologyTexts } from '../../../locales/en/content/technology.ts'

type Row = {
  key: string
  name: string
  /** How many texts the share was measured on. */
  texts: number
  picture: ReactNode
  share: string
}
type MeasuredTableProps = {
  title: string
  explanation: string
  /** The name of the second column, which only screen readers show. */
  measure: string
  rows: Row[]
}

/** A chart with one row for each kind of text. It is a table, so that it can be read aloud and copied. */
export function MeasuredTable({ title, explanation, measure, rows }: MeasuredTableProps) {
  return (
    <table className="mt-8 w-full text-14">
      <caption className="mb-4 text-left">
        <span className="block font-medium text-16">{title}</span>
        <span className="mt-1 block text-13 text-pretty text-ink-muted">{explanation}</span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{technologyTexts.source}</th>
          <th scope="col">{measure}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, texts, picture, share }) => (
          <tr key={key} className="border-t border-line max-md:block max-md:py-2.5">
            <th
              scope="row"
              className="w-2/5 py-2.5 pr-4 text-left align-top font-normal max-md:block max-md:w-full max-md:py-0"
            >
              {name}
              <span className="tabular block text-12 text-ink-muted">
                {technologyTexts.textsCounted({ count: texts })}
              </span>
            </th>
            <td className="py-2.5 max-md:block max-md:pt-1.5 max-md:pb-0">
              <span className="flex items-center gap-3">
                {picture}
                <span className="tabular w-12 text-right font-medium">{share}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
