/** Returns where New chat leads: on an essay page to a new essay (docs/spec/2-commercial.md section 5). */
export function newChatPath(path: string): string {
  const isEssay = path === '/essay-writer' || path.startsWith('/essay-writer/')
  return isEssay ? '/essay-writer/new' : '/chat/new'
}
