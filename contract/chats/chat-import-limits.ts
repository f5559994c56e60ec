/** Bounds of one step of an import; apart from the schemas, which the reader in the page does not need. */
export const importLimits = {
  chatsInStep: 25,
  /** Characters of JSON in one step; one chat alone may have more, up to what a request can carry. */
  stepCharacters: 1_500_000,
  messagesInChat: 10_000,
} as const
