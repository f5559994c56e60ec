import type { StudyCard } from '../../../../contract/study/study.ts'

/** Draws cards for a test at random, and mixes their order and the order of their options. */
export function chooseCards(
  cards: StudyCard[],
  count: number,
  random: () => number = Math.random,
): StudyCard[] {
  return mixed(cards, random)
    .slice(0, count)
    .map((card) => ({ ...card, options: mixed(card.options, random) }))
}

function mixed<Item>(items: readonly Item[], random: () => number): Item[] {
  const all = [...items]
  for (let i = all.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1))
    ;[all[i], all[other]] = [all[other]!, all[i]!]
  }
  return all
}
