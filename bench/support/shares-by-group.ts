import type { Judgement } from '../../engine/index.ts'
import { percentInterval } from './people-by-genre.ts'

/** Prints which share of texts by models is called AI, by group, such as the family of the model or the genre. */
export function printShares(
  title: string,
  groupedBy: string,
  texts: readonly { group: string; text: string }[],
  judge: (text: string) => Pick<Judgement, 'predicted_class'>,
): void {
  const rows = new Map<string, { texts: number; ai: number }>()
  for (const { group, text } of texts) {
    const isAi = judge(text).predicted_class === 'ai'
    for (const name of [group.toLowerCase(), 'all']) {
      const row = rows.get(name) ?? { texts: 0, ai: 0 }
      row.texts++
      if (isAi) row.ai++
      rows.set(name, row)
    }
  }
  console.log(`\n${title}\n`)
  console.log(`| ${groupedBy} | texts | called AI | 95% interval |\n|---|---|---|---|`)
  for (const [group, { texts: all, ai }] of [...rows].sort((a, b) => b[1].texts - a[1].texts))
    console.log(`| ${group} | ${all} | ${((100 * ai) / all).toFixed(0)}% | ${percentInterval(ai, all)} |`)
}
