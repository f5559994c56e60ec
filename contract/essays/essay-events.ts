// Apart from the schemas, because every page listens, and the schemas bring zod with them.

/** Detail of the browser event `essayUpdated`: another device changed this essay. */
export const essayUpdatedEvent = 'essayUpdated'
export type EssayUpdatedDetail = { chatId: string; seq: number }
