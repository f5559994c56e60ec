/** Rough length of a token in English. Models count for themselves; this only bounds requests. */
const charactersPerToken = 4
/** Share of the model's window that history may fill; the rest is for the reply. */
const historyShare = 0.7
/** A question of this many windows is refused: estimates of a token's length are never that far off. */
const questionShareMax = 1.5

/** Returns how many characters of a conversation fit a window of this many tokens together with the reply. */
export function historyRoom(contextTokens: number): number {
  return Math.floor(contextTokens * historyShare * charactersPerToken)
}

/** Returns how many characters of one message a model could read at most. */
export function questionRoom(contextTokens: number): number {
  return contextTokens * questionShareMax * charactersPerToken
}
