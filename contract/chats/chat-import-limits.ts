/** Limits for one step of an import. Separate from the schemas, which the page's reader does not need. */
export const importLimits = {
  chatsInStep: 25,
  /** Characters of JSON in one step; a single chat may have more, up to the limit of a request. */
  stepCharacters: 1_500_000,
  messagesInChat: 10_000,
} as const
