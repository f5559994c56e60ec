import type { CitationRun } from './render/rendering.ts'

/** Formatted text of a citation or a note. */
export function RunsText({ runs }: { runs: CitationRun[] }) {
  return runs.map((run, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all runs are drawn together
    <Run key={i} {...run} />
  ))
}

function Run({ text, italic, bold, underline }: CitationRun) {
  let shown = <>{text}</>
  if (underline) shown = <u>{shown}</u>
  if (italic) shown = <em>{shown}</em>
  return bold ? <strong>{shown}</strong> : shown
}
