import type { ChatEvent } from '../../contract/chats/chats.ts'

/** Reads the server-sent events of a chat response as they arrive; skips comment lines. */
export async function* readEvents(answer: Response): AsyncGenerator<ChatEvent> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body!) {
    const blocks = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) if (block.startsWith('data: ')) yield JSON.parse(block.slice(6)) as ChatEvent
  }
}

export async function allEvents(answer: Response): Promise<ChatEvent[]> {
  const events: ChatEvent[] = []
  for await (const event of readEvents(answer)) events.push(event)
  return events
}

/** Reads until an event of this type and returns it. Leaves the rest unread. */
export async function nextEvent<Type extends ChatEvent['type']>(
  events: AsyncGenerator<ChatEvent>,
  type: Type,
): Promise<Extract<ChatEvent, { type: Type }>> {
  for (;;) {
    const { value, done } = await events.next()
    if (done) throw new Error(`The stream ended without “${type}”.`)
    if (value.type === type) return value as Extract<ChatEvent, { type: Type }>
  }
}

export function textOf(events: ChatEvent[]): string {
  return events.map((event) => (event.type === 'delta' ? event.text : '')).join('')
}
