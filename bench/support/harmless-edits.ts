import * as edits from '../../engine/training/corpus/text-edits.ts'

/** Changes of a text that say nothing about who wrote it. */
const harmless: Readonly<Record<string, edits.TextEdit>> = {
  'one comma a dash': edits.dashes(1),
  'three commas dashes': edits.dashes(3),
  'two sentences joined by a semicolon': edits.semicolon,
  'commas before “and” and “or” dropped': edits.withoutSerialComma,
  'a comma before the last of a list added': edits.withSerialComma,
  'contractions written out': edits.expanded,
  'contracted wherever possible': edits.contracted,
  'paragraphs of three sentences': edits.paragraphs(3),
  'paragraphs of two sentences': edits.paragraphs(2),
  'all line breaks removed': edits.oneParagraph,
  'every sentence a list item': edits.bullets,
  'the middle as a list': edits.listInside,
  'lines broken at 72': edits.hardWrapped,
  '“Thanks for reading!” added': edits.signOff(0),
  'a greeting and a name added': edits.signOff(1),
  'a byline added': edits.byline(0),
  'a heading added': edits.title,
  'quotation marks straight or curly': edits.otherQuotes,
  'two spaces after a full stop': edits.doubleSpaces,
  'one typo': edits.typo,
}

/** Shown log-odds of 60%, from which a text is called AI. */
const calledAi = Math.log(0.6 / 0.4)

type Sum = { texts: number; change: number; amount: number; aiBefore: number; aiAfter: number }

/** Prints how much each harmless edit moves the shown log-odds of people's and of models' texts. */
export function printEdits(
  shownOdds: (text: string) => number,
  sets: readonly (readonly [name: string, texts: readonly string[]])[],
): void {
  const before = sets.map(([, texts]) => texts.map(shownOdds))
  const columns = sets.map(([name]) => `${name}: texts | mean | mean amount | called AI`).join(' | ')
  console.log('\nHarmless edits: change of the shown log-odds of whole texts\n')
  console.log(`| edit | ${columns} |\n|${'---|'.repeat(1 + 4 * sets.length)}`)
  for (const [name, edit] of Object.entries(harmless)) {
    const cells = sets.map(([, texts], set) => cellsOf(measure(edit, texts, before[set]!, shownOdds)))
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
}

function measure(
  edit: edits.TextEdit,
  texts: readonly string[],
  before: readonly number[],
  shownOdds: (text: string) => number,
): Sum {
  const sum: Sum = { texts: 0, change: 0, amount: 0, aiBefore: 0, aiAfter: 0 }
  for (const [i, text] of texts.entries()) {
    const edited = edit(text)
    if (edited === null) continue
    const after = shownOdds(edited)
    const change = after - before[i]!
    sum.texts++
    if (before[i]! >= calledAi) sum.aiBefore++
    if (after >= calledAi) sum.aiAfter++
    sum.change += change
    sum.amount += Math.abs(change)
  }
  return sum
}

function cellsOf({ texts, change, amount, aiBefore, aiAfter }: Sum): string {
  if (texts === 0) return '0 | – | – | –'
  const mean = (total: number) => (total / texts).toFixed(2)
  const share = (count: number) => `${((100 * count) / texts).toFixed(1)}%`
  return `${texts} | ${mean(change)} | ${mean(amount)} | ${share(aiBefore)} → ${share(aiAfter)}`
}
