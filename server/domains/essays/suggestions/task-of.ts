import type { SuggestionAction, SuggestionInput } from '../../../../contract/essays/suggestions.ts'
import type { ModelTask, TaskKind } from '../../../platform/models/task-limits.ts'

const kinds: Record<SuggestionAction, TaskKind> = {
  improve: 'rewrite',
  shorten: 'summary',
  expand: 'rewrite',
  tone: 'rewrite',
  simplify: 'rewrite',
  translate: 'rewrite',
  continue: 'continue',
  humanize: 'rewrite',
  rewrite: 'rewrite',
  draft: 'draft',
  outline: 'outline',
}
/** With the space after it. */
const charactersPerWord = 6
const draftWords = 1_500

/** Returns the kind of task that an action is for a model, which limits its length. */
export function taskOf({ action, passage, outline, section = 0 }: SuggestionInput): ModelTask {
  const kind = kinds[action]
  const words = outline[section]?.words || draftWords
  return { kind, characters: kind === 'draft' ? words * charactersPerWord : passage.length }
}
