import { technologyTexts } from '../../../locales/en/content/technology.ts'
import type { FoundTexts } from '../content.ts'
import { MeasuredTable } from './measured-table.tsx'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** A bar for each kind of text: the share of model texts that is found. */
export function FoundChart({ rows }: { rows: FoundTexts[] }) {
  return (
    <MeasuredTable
      title={technologyTexts.foundTitle}
      explanation={technologyTexts.foundText}
      measure={technologyTexts.found}
      rows={rows.map(({ key, texts, found }) => ({
        key,
        texts,
        name: technologyTexts.foundRows[key],
        picture: <Bar width={percent(found)} />,
        share: percent(found),
      }))}
    />
  )
}

function Bar({ width }: { width: string }) {
  return (
    <span aria-hidden="true" className="h-3 flex-1 rounded-full bg-surface-sunken">
      <span className="block h-3 rounded-full bg-accent" style={{ width }} />
    </span>
  )
}
