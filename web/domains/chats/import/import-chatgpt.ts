import type { PortableMessage } from '../../../../contract/chats/chat-export.ts'
import { withoutCitationMarks } from './citation-marks.ts'
import { keepMessages, type TreeNode } from './import-tree.ts'
import {
  filesText,
  firstTimeOf,
  isRecord,
  type LeftOut,
  nothing,
  type ReadChat,
  sourceIdOf,
  textOf,
  timeOf,
} from './import-values.ts'

/**
 * Reads a conversation of ChatGPT's conversations.json. `mapping` is a tree of nodes {id, message, parent, children};
 * messages have author.role, content {content_type, parts} and create_time in seconds; `current_node` ends the shown
 * branch.
 */
export function readChatGpt(value: Record<string, unknown>): ReadChat {
  const leftOut = nothing()
  const mapping = value.mapping as Record<string, unknown>
  const known = firstTimeOf(value.create_time, ...messageTimes(mapping), value.update_time)
  const createdAt = known ?? new Date().toISOString()
  const { messages, placeOf } = keepMessages(nodesOf(mapping, createdAt, leftOut))
  return {
    leftOut,
    chat: {
      source: 'chatgpt',
      sourceId: textOf(value.conversation_id) || textOf(value.id) || sourceIdOf(known, textOf(value.title)),
      title: textOf(value.title),
      createdAt,
      updatedAt: timeOf(value.update_time, createdAt),
      archived: value.is_archived === true,
      leafId: placeOf(textOf(value.current_node) || null),
      messages,
    },
  }
}

/** Returns the times of the messages, in the order of the file. Some exports have none for the chat. */
function messageTimes(mapping: Record<string, unknown>): unknown[] {
  return Object.values(mapping).flatMap((node) =>
    isRecord(node) && isRecord(node.message) ? [node.message.create_time] : [],
  )
}

/** Returns the nodes in the order of `children`, in which the branches were created. */
function nodesOf(mapping: Record<string, unknown>, createdAt: string, leftOut: LeftOut): TreeNode[] {
  const places = new Map<string, number>()
  for (const node of Object.values(mapping))
    if (isRecord(node) && Array.isArray(node.children))
      node.children.forEach((id, i) => {
        places.set(String(id), i)
      })
  return Object.entries(mapping)
    .flatMap(([id, node]) => {
      if (!isRecord(node)) return []
      const parentId = textOf(node.parent) || null
      return [{ id, parentId, message: messageOf(id, node.message, createdAt, leftOut) }]
    })
    .sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

function messageOf(
  id: string,
  message: unknown,
  createdAt: string,
  leftOut: LeftOut,
): PortableMessage | null {
  if (!isRecord(message)) return null
  const role = isRecord(message.author) ? message.author.role : null
  const metadata = isRecord(message.metadata) ? message.metadata : {}
  const content = isRecord(message.content) ? message.content : {}
  const { text: found, files } = contentOf(content)
  const text = withoutCitationMarks(found, metadata)
  const kind = kindOf(role, message.recipient, metadata, textOf(content.content_type))
  if (kind !== 'user' && kind !== 'assistant') {
    // The empty root node is not a message, so it is not counted.
    if (text.trim() || kind === 'tool') leftOut[kind]++
    return null
  }
  leftOut.files += files
  const shown = text.trim() ? text : files > 0 ? filesText(files) : ''
  if (!shown) return null
  const model = textOf(metadata.model_slug)
  return {
    id,
    parentId: null,
    sender: kind,
    text: shown,
    createdAt: timeOf(message.create_time, createdAt),
    ...(kind === 'assistant' && model ? { model } : {}),
    ...(message.status === 'in_progress' ? { status: 'interrupted' as const } : {}),
  }
}

const thoughtTypes = new Set([
  'thoughts',
  'reasoning_recap',
  'execution_output',
  'tether_quote',
  'tether_browsing_display',
  'system_error',
])

function kindOf(
  role: unknown,
  recipient: unknown,
  metadata: Record<string, unknown>,
  contentType: string,
): 'user' | 'assistant' | 'system' | 'tool' {
  if (role === 'tool' || thoughtTypes.has(contentType)) return 'tool'
  if (role !== 'user' && role !== 'assistant') return 'system'
  if (metadata.is_visually_hidden_from_conversation === true || contentType.endsWith('_editable_context'))
    return 'system'
  // A message from the model to a tool, such as a program or a search.
  if (role === 'assistant' && typeof recipient === 'string' && recipient !== 'all') return 'tool'
  return role
}

function contentOf(content: Record<string, unknown>): { text: string; files: number } {
  if (content.content_type === 'code' && typeof content.text === 'string')
    return {
      text: `\`\`\`${textOf(content.language).replace('unknown', '')}\n${content.text}\n\`\`\``,
      files: 0,
    }
  const parts = Array.isArray(content.parts) ? content.parts : [content.text]
  const texts: string[] = []
  let files = 0
  for (const part of parts) {
    if (typeof part === 'string') texts.push(part)
    // The words of a voice chat are present as text; its audio is not imported.
    else if (isRecord(part) && typeof part.text === 'string') texts.push(part.text)
    else if (isRecord(part)) files++
  }
  return { text: texts.filter((text) => text !== '').join('\n\n'), files }
}
