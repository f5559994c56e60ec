/** Returns the element id of a message, for links and scrolling. */
export function messageAnchor(messageId: string): string {
  return `message-${messageId}`
}
