import type { PortableMessage } from '../../../../contract/chats/chat-export.ts'
import { artifactOf, withoutArtifactTags } from './claude-artifacts.ts'
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

const noParent = '00000000-0000-4000-8000-000000000000'

/**
 * Reads a conversation of Claude's conversations.json: `chat_messages` in order, each with uuid, sender (human,
 * assistant), created_at and `content` blocks (text, thinking, tool_use, tool_result) besides the flat `text`. Newer
 * exports also name each message's parent.
 */
export function readClaude(value: Record<string, unknown>): ReadChat {
  const leftOut = nothing()
  const given = (value.chat_messages as unknown[]).filter(isRecord)
  const known = firstTimeOf(value.created_at, ...given.map((one) => one.created_at), value.updated_at)
  const createdAt = known ?? new Date().toISOString()
  const nodes = given.map((message, i): TreeNode => {
    const id = textOf(message.uuid) || `message-${i}`
    const before = given[i - 1]
    const previous = before ? textOf(before.uuid) || `message-${i - 1}` : null
    const parent = textOf(message.parent_message_uuid)
    const parentId = parent === noParent ? null : parent || previous
    return { id, parentId, message: messageOf(id, message, createdAt, leftOut) }
  })
  const { messages, placeOf } = keepMessages(nodes)
  const leaf = textOf(value.current_leaf_message_uuid) || nodes.at(-1)?.id || null
  return {
    leftOut,
    chat: {
      source: 'claude',
      sourceId: textOf(value.uuid) || sourceIdOf(known, textOf(value.name)),
      title: textOf(value.name),
      createdAt,
      updatedAt: timeOf(value.updated_at, createdAt),
      archived: false,
      leafId: placeOf(leaf),
      messages,
    },
  }
}

function messageOf(
  id: string,
  message: Record<string, unknown>,
  createdAt: string,
  leftOut: LeftOut,
): PortableMessage | null {
  const sender = message.sender === 'human' || message.sender === 'user' ? 'user' : message.sender
  if (sender !== 'user' && sender !== 'assistant') {
    leftOut.system++
    return null
  }
  const blocks = (Array.isArray(message.content) ? message.content : []).filter(isRecord)
  leftOut.tool += blocks.filter((block) => block.type === 'tool_use' && artifactOf(block) === null).length
  const written = blocks
    .map((block) =>
      block.type === 'text'
        ? withoutArtifactTags(textOf(block.text))
        : block.type === 'tool_use'
          ? (artifactOf(block) ?? '')
          : '',
    )
    .filter((text) => text !== '')
    .join('\n\n')
  const { texts, files } = attachmentsOf(message)
  leftOut.files += files
  const all = [written.trim() ? written : withoutArtifactTags(textOf(message.text)), ...texts]
    .filter((text) => text.trim())
    .join('\n\n')
  const text = all || (files > 0 ? filesText(files) : '')
  if (!text) return null
  return { id, parentId: null, sender, text, createdAt: timeOf(message.created_at, createdAt) }
}

/** Keeps long pasted texts, which are attachments without a name. Files are left out. */
function attachmentsOf({ attachments, files }: Record<string, unknown>): { texts: string[]; files: number } {
  const list = (Array.isArray(attachments) ? attachments : []).filter(isRecord)
  const isPasted = (one: Record<string, unknown>) =>
    textOf(one.file_name) === '' && textOf(one.extracted_content) !== ''
  return {
    texts: list.filter(isPasted).map((one) => textOf(one.extracted_content)),
    files: list.filter((one) => !isPasted(one)).length + (Array.isArray(files) ? files.length : 0),
  }
}
