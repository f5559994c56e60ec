import { expect, test } from 'vitest'
import { chatGptConversation, claudeConversation } from '../../../../e2e/support/export-samples.ts'
import { readItem } from './import-formats.ts'
import type { ReadChat } from './import-values.ts'

function read(value: unknown): ReadChat {
  const [one] = readItem(value) ?? []
  if (!one || 'failed' in one) throw new Error(JSON.stringify(one))
  return one
}
const said = ({ chat }: ReadChat) =>
  chat.messages.map(({ id, parentId, sender, text }) => [id, parentId, sender, text])

test('reads a ChatGPT tree with its branches in order of creation', () => {
  const made = read(
    chatGptConversation('c1', 'Tides', {
      s: { role: 'system', parent: null },
      u: { role: 'user', text: 'Why?', parent: 's' },
      a1: { role: 'assistant', text: 'The moon.', parent: 'u' },
      a2: { role: 'assistant', text: 'The moon pulls.', parent: 'u' },
      u2: { role: 'user', text: 'And the sun?', parent: 'a2' },
    }),
  )
  expect(made.chat).toMatchObject({
    source: 'chatgpt',
    sourceId: 'c1',
    title: 'Tides',
    createdAt: '2024-03-01T10:00:00.250Z',
    updatedAt: '2024-03-02T10:00:00.000Z',
    leafId: 'u2',
  })
  expect(said(made)).toEqual([
    ['u', null, 'user', 'Why?'],
    ['a1', 'u', 'assistant', 'The moon.'],
    ['a2', 'u', 'assistant', 'The moon pulls.'],
    ['u2', 'a2', 'user', 'And the sun?'],
  ])
  expect(made.chat.messages[1]!.model).toBe('gpt-4o')
  expect(made.leftOut).toEqual({ system: 0, tool: 0, files: 0 })
})

test('counts ChatGPT’s tools, hidden messages, thoughts and files, and joins the reply around them', () => {
  const made = read(
    chatGptConversation('c2', null, {
      about: {
        role: 'user',
        parent: null,
        content: { content_type: 'user_editable_context', user_profile: 'I am' },
      },
      hidden: {
        role: 'system',
        text: 'Be kind',
        parent: 'about',
        more: { metadata: { is_visually_hidden_from_conversation: true } },
      },
      u: {
        role: 'user',
        parent: 'hidden',
        content: {
          content_type: 'multimodal_text',
          parts: [
            { content_type: 'image_asset_pointer', asset_pointer: 'file-service://x' },
            'What is this?',
          ],
        },
      },
      thought: { role: 'assistant', parent: 'u', content: { content_type: 'thoughts', thoughts: [] } },
      first: { role: 'assistant', text: 'I will look.', parent: 'thought' },
      call: {
        role: 'assistant',
        parent: 'first',
        content: { content_type: 'code', language: 'python', text: 'look()' },
        more: { recipient: 'python' },
      },
      tool: { role: 'tool', text: 'seen', parent: 'call' },
      last: { role: 'assistant', text: 'A cat.', parent: 'tool' },
      only: {
        role: 'user',
        parent: 'last',
        content: { content_type: 'multimodal_text', parts: [{ content_type: 'image_asset_pointer' }] },
      },
    }),
  )
  expect(said(made)).toEqual([
    ['u', null, 'user', 'What is this?'],
    ['first', 'u', 'assistant', 'I will look.\n\nA cat.'],
    ['only', 'first', 'user', '[A file that was not imported]'],
  ])
  expect(made.chat).toMatchObject({ title: '', leafId: 'only' })
  expect(made.leftOut).toMatchObject({ tool: 3, files: 2 })
})

test('reads a Claude chat in list order or by parents', () => {
  const straight = read(
    claudeConversation('d1', 'Bees', [
      { sender: 'human', text: 'Hello', content: [{ type: 'text', text: 'Hello' }] },
      {
        sender: 'assistant',
        text: 'Hi there',
        content: [
          { type: 'thinking', thinking: 'hm' },
          { type: 'text', text: 'Hi' },
          { type: 'tool_use', name: 'search', input: {} },
          { type: 'tool_result', content: [] },
          { type: 'text', text: 'there' },
        ],
      },
    ]),
  )
  expect(straight.chat).toMatchObject({ source: 'claude', sourceId: 'd1', title: 'Bees', leafId: 'm1' })
  expect(straight.chat.createdAt).toBe('2024-03-01T10:00:00.123Z')
  expect(said(straight)).toEqual([
    ['m0', null, 'user', 'Hello'],
    ['m1', 'm0', 'assistant', 'Hi\n\nthere'],
  ])
  expect(straight.leftOut.tool).toBe(1)

  const none = '00000000-0000-4000-8000-000000000000'
  const branched = read(
    claudeConversation('d2', '', [
      { sender: 'human', text: 'One', parent_message_uuid: none },
      { sender: 'assistant', text: 'A', parent_message_uuid: 'm0' },
      { sender: 'human', text: 'Two', parent_message_uuid: none },
    ]),
  )
  expect(said(branched).map(([, parent]) => parent)).toEqual([null, 'm0', null])
})

test('keeps text pasted into Claude and counts files', () => {
  const made = read(
    claudeConversation('d3', 'Paste', [
      {
        sender: 'human',
        text: 'Read this',
        attachments: [
          { file_name: '', file_size: 5, file_type: 'txt', extracted_content: 'a long text' },
          { file_name: 'b.pdf', extracted_content: 'words of a file' },
        ],
        files: [{ file_name: 'c.png' }],
      },
    ]),
  )
  expect(made.chat.messages[0]!.text).toBe('Read this\n\na long text')
  expect(made.leftOut.files).toBe(2)
})

test('cycles, unknown nodes and other damage do not stop the import', () => {
  const circle = chatGptConversation('c3', 'Circle', {
    a: { role: 'user', text: 'A', parent: 'b' },
    b: { role: 'user', text: 'B', parent: 'a' },
  })
  expect(readItem(circle)).toEqual([{ failed: 'noMessages', title: 'Circle' }])
  expect(readItem({ mapping: { x: null, y: { message: { author: null, content: 7 } } } })).toHaveLength(1)
  expect(readItem({ chat_messages: [null, 5, { sender: 'ghost' }] })).toEqual([
    { failed: 'noMessages', title: '' },
  ])
  expect(readItem({ something: 'else' })).toBeNull()
  expect(readItem(null)).toBeNull()
  expect(readItem({ format: 'longhand.chat', version: 99, chat: {} })).toEqual([
    { failed: 'newer', title: '' },
  ])
  const own = chatGptConversation('c4', 'Self', { a: { role: 'user', text: 'A', parent: 'a' } })
  expect(said(read(own))).toEqual([['a', null, 'user', 'A']])
})

test('reads a chain of twenty thousand messages without deep recursion', () => {
  const messages = Array.from({ length: 20_000 }, (_, i) => ({
    sender: i % 2 ? 'assistant' : 'human',
    text: `${i}`,
  }))
  expect(read(claudeConversation('d4', 'Long', messages)).chat.messages).toHaveLength(20_000)
})

const chatGpt = (message: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  read({
    title: 'T',
    conversation_id: 'c',
    mapping: {
      r: { id: 'r', parent: null, children: ['a'], message: null },
      a: {
        id: 'a',
        parent: 'r',
        children: [],
        message: { author: { role: 'assistant' }, content: { content_type: 'text', parts: [] }, ...message },
      },
    },
    ...more,
  })

test('a chat without a time of its own has that of its messages, or of its last change', () => {
  const parts = { content: { content_type: 'text', parts: ['Why tides?'] } }
  const without = chatGpt({ ...parts, create_time: null }, { update_time: 1_700_000_100 })
  expect(without.chat.createdAt).toBe('2023-11-14T22:15:00.000Z')
  expect(without.chat.messages[0]!.createdAt).toBe('2023-11-14T22:15:00.000Z')
  const first = chatGpt({ ...parts, create_time: 1_600_000_000 }, { update_time: 1_700_000_100 })
  expect(first.chat.createdAt).toBe('2020-09-13T12:26:40.000Z')
  const never = chatGpt(parts)
  expect(Date.now() - Date.parse(never.chat.createdAt)).toBeLessThan(600_000)
})

test.each([
  ['The moon. \ue200cite\ue202turn0search1\ue201', 'The moon.'],
  ['Tides\ue200cite\ue202turn0search1\ue202turn0news2\ue201 rise.', 'Tides rise.'],
  ['In \ue200entity\ue202["city","Paris","France"]\ue201 it rains.', 'In Paris it rains.'],
  ['See \ue200url\ue202the table\ue202turn0view0\ue201.', 'See the table.'],
  ['Older 【12†source】 and 【4:0†notes.pdf】.', 'Older and.'],
  ['Kept † and 【words】', 'Kept † and 【words】'],
  ['Half \ue200cite', 'Half cite'],
])('ChatGPT’s marks in %j leave %j', (written, shown) => {
  const made = chatGpt({ content: { content_type: 'text', parts: [written] } })
  expect(made.chat.messages[0]!.text).toBe(shown)
})

test('a mark becomes the link that the export has for it', () => {
  const matched = '\ue200cite\ue202turn0search1\ue201'
  const made = chatGpt({
    content: { content_type: 'text', parts: [`The moon. ${matched}`] },
    metadata: { content_references: [{ matched_text: matched, alt: '([NASA](https://nasa.example))' }] },
  })
  expect(made.chat.messages[0]!.text).toBe('The moon. ([NASA](https://nasa.example))')
})

test('keeps the documents that Claude wrote with a tool or between tags', () => {
  const made = read(
    claudeConversation('d3', 'Poem', [
      { sender: 'human', text: 'A poem', content: [{ type: 'text', text: 'A poem' }] },
      {
        sender: 'assistant',
        text: '',
        content: [
          { type: 'text', text: 'Here:' },
          {
            type: 'tool_use',
            name: 'artifacts',
            input: { command: 'create', title: 'The sea', type: 'text/markdown', content: 'It *rises*.' },
          },
          { type: 'tool_use', name: 'artifacts', input: { command: 'update', old_str: 'a', new_str: 'b' } },
        ],
      },
      {
        sender: 'assistant',
        text: '<antThinking>hm</antThinking>So:\n<antArtifact identifier="x" type="application/vnd.ant.code" language="js" title="Sum">a + b</antArtifact>',
      },
      {
        sender: 'human',
        text: 'Yes.\n```\nThis block is not supported on your current device yet.\n```',
      },
    ]),
  )
  expect(made.chat.messages.map(({ text }) => text)).toEqual([
    'A poem',
    'Here:\n\n**The sea**\n\nIt *rises*.\n\nSo:\n\n**Sum**\n\n```js\na + b\n```',
    'Yes.',
  ])
  expect(made.leftOut.tool).toBe(1)
})
