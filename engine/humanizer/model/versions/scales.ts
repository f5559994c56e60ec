/**
 * Words that stand on a scale, from its low end to its high end, with their rank. A word that ends in "*" stands for all
 * that begin with it. What counts is whether the words of a claim move up or down.
 */
const table: readonly string[][] = [
  // How often, and how many.
  [
    'never no none nobody nothing',
    'rarely seldom hardly few little barely scarcely',
    'sometimes occasional* some several certain partly part',
    'often frequent* many regular* common* much',
    'usually most mostly typical* general* normally mainly largely main* primarily majority',
    'always all every each everyone everything constant* invariabl* entire* whole both any',
  ],
  // How sure.
  [
    'impossibl* cannot',
    'unlikely doubt*',
    'may might could possibl* perhaps maybe suggest* hint* seem* appear appears appeared potential* allegedly reportedly argu* claim* think thought believ* speculat*',
    'likely probabl* tend* indicat* expect* should would',
    'show* find finds found report* say says said can',
    'must will prov* demonstrat* certain* clearly always definit* confirm* establish* shall is',
  ],
  // How much of a degree.
  [
    'slight* little somewhat marginal* minor small',
    'fairly rather moderate* quite',
    'significant* consider* substantial* clear* large* much strong* big great*',
    'very extreme* enormous* dramatic* huge* vast* massive*',
    'complete* total* entire* fully absolute*',
  ],
  // How near.
  ['about around roughly almost nearly approximately some', 'exactly precisely'],
  ['more most over least above', 'only just exactly'],
]

const exact = table.map(() => new Map<string, number>())
const prefixes: { prefix: string; scale: number; rank: number }[] = []
table.forEach((ranks, scale) => {
  ranks.forEach((words, rank) => {
    for (const word of words.split(' ')) {
      if (word.endsWith('*')) prefixes.push({ prefix: word.slice(0, -1), scale, rank })
      else exact[scale]?.set(word, rank)
    }
  })
})

function ranksOf(words: readonly string[], scale: number): number[] {
  return words.flatMap((word) => {
    const rank =
      exact[scale]?.get(word) ??
      prefixes.find((each) => each.scale === scale && word.startsWith(each.prefix))?.rank
    return rank === undefined ? [] : [rank]
  })
}

/** For each scale how far words of the claim moved up and down, and how many are lost and new without a counterpart. */
export function measureScales(before: readonly string[], after: readonly string[]): number[] {
  return table.flatMap((_, scale) => {
    const [had, has] = [ranksOf(before, scale), ranksOf(after, scale)]
    const lost = withoutCommon(had, has).sort((a, b) => b - a)
    const fresh = withoutCommon(has, had).sort((a, b) => b - a)
    const pairs = Math.min(lost.length, fresh.length)
    let up = 0
    let down = 0
    for (let i = 0; i < pairs; i++) {
      const moved = (fresh[i] as number) - (lost[i] as number)
      up += Math.max(0, moved)
      down += Math.max(0, -moved)
    }
    return [
      Math.min(3, up),
      Math.min(3, down),
      Math.min(2, lost.length - pairs),
      Math.min(2, fresh.length - pairs),
    ]
  })
}

function withoutCommon(first: readonly number[], second: readonly number[]): number[] {
  const left = [...second]
  return first.filter((each) => {
    const at = left.indexOf(each)
    if (at === -1) return true
    left.splice(at, 1)
    return false
  })
}
