// Hand-written samples in the formats of the exports that ChatGPT and Claude mail to their users.

type Said = { role: string; text?: string; parent: string | null; more?: object; content?: object }

/** Returns a conversation of ChatGPT's conversations.json, with its nodes by id in order. */
export function chatGptConversation(id: string, title: string | null, said: Record<string, Said>) {
  const mapping: Record<string, unknown> = {
    root: { id: 'root', message: null, parent: null, children: childrenOf(said, null) },
  }
  for (const [node, { role, text = '', parent, more, content }] of Object.entries(said))
    mapping[node] = {
      id: node,
      parent: parent ?? 'root',
      children: childrenOf(said, node),
      message: {
        id: node,
        author: { role, name: null, metadata: {} },
        create_time: 1_709_287_200.25,
        update_time: null,
        content: content ?? { content_type: 'text', parts: [text] },
        status: 'finished_successfully',
        end_turn: true,
        weight: 1,
        metadata: role === 'assistant' ? { model_slug: 'gpt-4o' } : {},
        recipient: 'all',
        ...more,
      },
    }
  return {
    title,
    create_time: 1_709_287_200.25,
    update_time: 1_709_373_600,
    mapping,
    moderation_results: [],
    current_node: Object.keys(said).at(-1),
    conversation_id: id,
    id,
    is_archived: false,
  }
}

function childrenOf(said: Record<string, Said>, parent: string | null): string[] {
  return Object.entries(said)
    .filter(([, one]) => one.parent === parent)
    .map(([node]) => node)
}

/** Returns a conversation of Claude's conversations.json. */
export function claudeConversation(uuid: string, name: string, messages: object[]) {
  return {
    uuid,
    name,
    created_at: '2024-03-01T10:00:00.123456Z',
    updated_at: '2024-03-02T10:00:00.123456Z',
    account: { uuid: '11111111-1111-4111-8111-111111111111' },
    chat_messages: messages.map((message, i) => ({
      uuid: `m${i}`,
      created_at: '2024-03-01T10:00:00.123456Z',
      updated_at: '2024-03-01T10:00:00.123456Z',
      attachments: [],
      files: [],
      ...message,
    })),
  }
}
