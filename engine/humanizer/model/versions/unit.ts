/** Sentences of the original that are reworded together, by their indices. Both ends are included. */
export type Unit = { from: number; to: number }

/** At most so many neighbouring sentences may be said in one go. */
export const unitSentencesMax = 3

/** A wording that a model offers for a unit, unchecked. */
export type Offer = Unit & {
  text: string
  /** How natural the model finds it: 3 is what a person would write, 1 is stiff. */
  natural: number
}

/** Returns the name of a unit for maps. */
export function unitKey({ from, to }: Unit): string {
  return `${from}-${to}`
}
