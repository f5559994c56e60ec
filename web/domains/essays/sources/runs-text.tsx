import { Fragment } from 'react'
import type { CitationRun } from './render/rendering.ts'

/** Formatted text of a citation in a note. */
export function RunsText({ runs }: { runs: CitationRun[] }) {
  return runs.map(({ text, italic }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all runs are drawn together
    <Fragment key={i}>{italic ? <em>{text}</em> : text}</Fragment>
  ))
}
