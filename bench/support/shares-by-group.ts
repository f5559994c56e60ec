import type { Judgement } from '../../engine/index.ts'
import type { LabelledText } from '../../engine/training/corpus/read-documents.ts'

/** Prints the verdicts on texts of the families of models that no view has learnt from. */
export function printFamilies(
  texts: readonly LabelledText[],
  judge: (text: string) => Pick<Judgement, 'predicted_class'>,
): void {
  const rows = new Map<string, { texts: number; ai: number }>()
  for (const { model, text } of texts) {
    const isAi = judge(text).predicted_class === 'ai'
    for (const name of [model.toLowerCase(), 'all']) {
      const row = rows.get(name) ?? { texts: 0, ai: 0 }
      row.texts++
      if (isAi) row.ai++
      rows.set(name, row)
    }
  }
  console.log('\nTexts by families of models that training did not contain\n')
  console.log('| model | texts | called AI |\n|---|---|---|')
  for (const [model, { texts, ai }] of [...rows].sort((a, b) => b[1].texts - a[1].texts))
    console.log(`| ${model} | ${texts} | ${((100 * ai) / texts).toFixed(0)}% |`)
}
