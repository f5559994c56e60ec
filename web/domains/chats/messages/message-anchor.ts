/** Where a message stands in the page, for what leads to it. */
export function messageAnchor(messageId: string): string {
  return `message-${messageId}`
}
