/** Names the page that makes a change, so that it can ignore the news of its own change. */
export const tabIdHeader = 'x-tab-id'

/** A UUID. */
export const tabIdLettersMax = 36
