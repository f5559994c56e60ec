/** A connected language model that may rewrite in the place of the server's humanizer. */
export type ModelOffer = { id: string; label: string }
