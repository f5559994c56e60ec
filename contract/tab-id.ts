/** Names the page that makes a change, so that it can ignore the news of its own change. */
export const tabIdHeader = 'x-tab-id'

/** A UUID. News has a limit in bytes, so that an id of other letters could push out the rest of it. */
export const tabIdPattern = /^[0-9a-f-]{1,36}$/
