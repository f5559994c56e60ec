/** A longer source of a formula is cut. */
export const texMax = 5_000
