/**
 * Prints how often models and people write what each line of the tables replaces, and how many times more often models do:
 * node engine/training/humanizer/measure-overuse.ts
 *
 * A line that models do not need twice as often as people is a matter of taste. It stays only if the result is shorter.
 */
import compiled from '../../humanizer/data/rules.json' with { type: 'json' }
import { tagText } from '../../humanizer/language/tagged-text.ts'
import { findMatches, indexPatterns } from '../../humanizer/patterns/match.ts'
import { compilePatterns } from '../../humanizer/patterns/patterns.ts'
import { findData, isHeldOut, readLabelled } from './human-documents.ts'

const wordsMin = 100
const wordsMax = 900
const overuseMin = 2
/** Added to both counts, so that a line that is seen once or never has no extreme ratio. */
const smoothing = 0.5

type Label = 'ai' | 'human'

async function main(): Promise<void> {
  const folder = findData()
  if (!folder) throw new Error('No labelled texts found: set LONGHAND_DATA to their folder.')
  const lines = compiled.rules.flatMap((rule) => (rule.when.length === 0 ? rule.lines : []))
  const patterns = lines.map((line) => compilePatterns([line]))
  const lineOf = new Map(patterns.flatMap((each, line) => each.map((pattern) => [pattern, line] as const)))
  const index = indexPatterns(patterns.flat())
  const seen: Record<Label, number[]> = { ai: lines.map(() => 0), human: lines.map(() => 0) }
  const words: Record<Label, number> = { ai: 0, human: 0 }
  for await (const document of readLabelled(folder)) {
    const text = tagText(document.text)
    const size = text.document.tokens.length
    if (isHeldOut(document) || size < wordsMin || size > wordsMax) continue
    const counts = seen[document.label]
    words[document.label] += size
    for (const sentence of text.sentences)
      for (const { pattern } of findMatches(index, sentence, text)) {
        const line = lineOf.get(pattern)
        if (line !== undefined) counts[line] = (counts[line] ?? 0) + 1
      }
  }
  const rateOf = (label: Label, line: number) => ((seen[label][line] ?? 0) + smoothing) / words[label]
  const rows = lines
    .map((text, line) => ({ text, line, overuse: rateOf('ai', line) / rateOf('human', line) }))
    .sort((a, b) => a.overuse - b.overuse)
  for (const { text, line, overuse } of rows)
    console.log(`${overuse.toFixed(2)}  ${seen.ai[line]} by models, ${seen.human[line]} by people: ${text}`)
  const under = rows.filter(({ overuse }) => overuse < overuseMin).length
  console.log(`${lines.length} lines, ${under} of them below ${overuseMin}`)
}

await main()
