/**
 * A piece of a reply that says that all text before it was thinking, whose opening mark the model's template wrote.
 * Readers drop what they have; `onThoughts` is not called with it.
 */
export const thoughtsEnd = '\u0000thoughts-end'
