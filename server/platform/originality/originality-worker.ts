import {
  matchSource,
  type PreparedText,
  prepareText,
  type SourceMatches,
  searchPhrases,
  sumUp,
} from '../../../engine/originality.ts'
import { serveTasks } from '../workers/pool/serve-tasks.ts'
import type { OriginalityAnswers, OriginalityTask, PageAnswer } from './messages.ts'
import { pageText } from './page-text.ts'

serveTasks<OriginalityTask, OriginalityAnswers[OriginalityTask['kind']]>((task) => {
  switch (task.kind) {
    case 'match':
      return matchAll(task.text, task.sources)
    case 'page':
      return matchPage(task)
    case 'phrases':
      return searchPhrases(task.text, task.count)
    case 'sum':
      return sumUp(task.text, task.matches)
  }
})

/** The last text, which the batches of a check share. */
let last: { text: string; prepared: PreparedText } | null = null

function prepared(text: string): PreparedText {
  if (last?.text !== text) last = { text, prepared: prepareText(text) }
  return last.prepared
}

function matchAll(text: string, sources: { id: string; text: string }[]): SourceMatches[] {
  return sources.flatMap((source) => matchSource(prepared(text), source) ?? [])
}

function matchPage({ text, id, page, isHtml }: Extract<OriginalityTask, { kind: 'page' }>): PageAnswer {
  const read = isHtml ? pageText(page) : { title: null, text: page }
  if (read.text.trim() === '') return { matches: null, title: read.title, hasText: false }
  return { matches: matchSource(prepared(text), { id, text: read.text }), title: read.title, hasText: true }
}
