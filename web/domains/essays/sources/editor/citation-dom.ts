import type { DOMOutputSpec } from '@tiptap/pm/model'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import type { CitationRun, Rendering } from '../render/rendering.ts'
import type { ShownCitation } from './citation-store.ts'

const tags: [keyof CitationRun, string][] = [
  ['superscript', 'sup'],
  ['subscript', 'sub'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
]

/** Describes runs as elements, for the page, for print and for the clipboard. */
export function specsOf(runs: CitationRun[]): DOMOutputSpec[] {
  return runs.map((run) => {
    let spec: DOMOutputSpec = ['span', run.smallCaps ? { style: 'font-variant: small-caps' } : {}, run.text]
    for (const [look, tag] of tags) if (run[look]) spec = [tag, spec]
    return run.link
      ? ['a', { href: run.link, target: '_blank', rel: 'noopener noreferrer nofollow' }, spec]
      : spec
  })
}

/** Returns the text of a citation, with a sign where a source or its details are missing. */
export function shownRuns({ runs, isMissing, incomplete }: ShownCitation): CitationRun[] {
  if (incomplete !== null) return [{ text: texts.incompleteSource({ name: incomplete }) }]
  if (!isMissing) return runs
  return runs.length === 0 ? [{ text: texts.missingSource }] : [...runs, { text: ` ${texts.missingSource}` }]
}

/** The entries as paragraphs. Numbers stand in a column of their own. */
export function bibliographySpecs(rendering: Rendering | null): DOMOutputSpec[] {
  if (!rendering) return [['p', { class: 'bibliography-empty' }, texts.bibliographyLoading]]
  const { entries, isHanging } = rendering.bibliography
  if (entries.length === 0) return [['p', { class: 'bibliography-empty' }, texts.bibliographyEmpty]]
  return entries.map(({ label, runs }) =>
    label
      ? [
          'p',
          { class: 'bibliography-numbered' },
          ['span', { class: 'bibliography-label' }, ...specsOf(label)],
          ['span', {}, ...specsOf(runs)],
        ]
      : ['p', isHanging ? { class: 'bibliography-hanging' } : {}, ...specsOf(runs)],
  )
}
