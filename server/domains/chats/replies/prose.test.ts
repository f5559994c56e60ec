import { expect, test } from 'vitest'
import { declineTexts } from '../../../../contract/chats/writer-replies.ts'
import { machineText } from '../../../testing/texts.ts'
import { isProse } from './prose.ts'

const list = Array.from({ length: 12 }, (_, i) => `- point ${i} of the plan`).join('\n')
const table = `| Place | Range |\n|---|---|\n${'| Avonmouth in the far west | 12.3 |\n'.repeat(12)}`
const code = `\`\`\`ts\n${"const level = 'a long line of code with many words in it'\n".repeat(8)}\`\`\``

test.each([
  ['prose', machineText],
  ['prose with a list under it', `${machineText}\n\n- one\n- two`],
  ['prose around code', `${machineText}\n\n${code}`],
  ['numbered paragraphs', `1. ${machineText}\n2. ${machineText}`],
])('%s is worth humanizing', (_, reply) => expect(isProse(reply)).toBe(true))

test.each([
  ['an answer of a few words', 'Yes, it is. The tide turns at noon.'],
  ['a list', `These are the points:\n\n${list}`],
  ['a table', `This is the table that you asked for:\n\n${table}`],
  ['code', `Here is the function:\n\n${code}\n\nCall it once a day.`],
  ['headings', Array.from({ length: 12 }, (_, i) => `## Part ${i} of the whole outline`).join('\n')],
  ['a decline of the built-in writer', `${declineTexts.en} ${machineText}`],
  ['nothing', ''],
])('%s is not worth humanizing', (_, reply) => expect(isProse(reply)).toBe(false))
