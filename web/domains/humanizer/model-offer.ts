/** A connected language model that can rewrite instead of the server's humanizer. */
export type ModelOffer = { id: string; label: string }
