import { randomId } from './ui/random-id.ts'

/** Names this page until it is left. */
export const tabId = randomId()
