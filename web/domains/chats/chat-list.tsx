/** The user's chats, in the sidebar. */
export function ChatList() {
  return <p className="px-2.5 pt-3 text-13 text-ink-muted">No chat history</p>
}
