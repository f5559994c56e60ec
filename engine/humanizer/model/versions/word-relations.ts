/** Reports whether one word may stand for the other in some sense. */
export function areRelated(_first: string, _second: string): boolean {
  return false
}

/** Reports whether two words are opposites. */
export function areAntonyms(_first: string, _second: string): boolean {
  return false
}
