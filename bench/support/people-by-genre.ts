import type { Judgement } from '../../engine/index.ts'
import type { LabelledText } from '../../engine/training/corpus/read-documents.ts'

/** Genres with fewer texts are one row, because a share of them would mean nothing. */
const textsMin = 30

/** Prints how texts of people that no view has learnt from are judged, by genre. */
export function printGenres(
  people: readonly LabelledText[],
  judge: (text: string) => Pick<Judgement, 'predicted_class'>,
): void {
  const sizes = new Map<string, number>()
  for (const { domain } of people) sizes.set(domain, (sizes.get(domain) ?? 0) + 1)
  const genreOf = ({ domain }: LabelledText) => (sizes.get(domain)! >= textsMin ? domain : 'other genres')
  const rows = new Map<string, { texts: number; ai: number; mixed: number; open: number }>()
  for (const document of people) {
    const { predicted_class } = judge(document.text)
    for (const genre of [genreOf(document), 'all']) {
      const row = rows.get(genre) ?? { texts: 0, ai: 0, mixed: 0, open: 0 }
      row.texts++
      if (predicted_class === 'ai') row.ai++
      if (predicted_class === 'mixed') row.mixed++
      if (predicted_class === 'inconclusive') row.open++
      rows.set(genre, row)
    }
  }
  console.log('\nPeople’s texts that training did not contain, by genre\n')
  console.log('| genre | texts | AI | 95% interval | mixed | inconclusive |\n|---|---|---|---|---|---|')
  for (const [genre, { texts, ai, mixed, open }] of [...rows].sort((a, b) => b[1].texts - a[1].texts))
    console.log(`| ${genre} | ${texts} | ${ai} | ${percentInterval(ai, texts)} | ${mixed} | ${open} |`)
}

/** Wilson's interval of a share, in percent. */
export function percentInterval(found: number, of: number): string {
  const z = 1.96
  const share = found / of
  const middle = share + (z * z) / (2 * of)
  const reach = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const bound = (value: number) => ((100 * Math.max(0, value)) / (1 + (z * z) / of)).toFixed(1)
  return `${bound(middle - reach)} to ${bound(middle + reach)}%`
}
