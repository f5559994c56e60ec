import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageStatus } from '../../contract/chats/chats.ts'

/** With `ask`, the built-in writer replies when the seed runs; otherwise `text` is the reply. */
export type SeededTurn = {
  question: string
  reply: { text: string; ask: boolean; humanize: boolean; status: MessageStatus }
}
export type SeededChat = {
  /** Stays the same when titles are edited, so that a second seed finds the existing chats. */
  key: string
  title: string
  daysAgo: number
  archived: boolean
  turns: SeededTurn[]
}

const folder = join(import.meta.dirname, 'chats')
const projectRoot = join(import.meta.dirname, '../..')
const statuses: MessageStatus[] = ['stopped', 'interrupted', 'failed']

/** Reads the chats of scripts/seed/chats, newest first. `{{file PATH}}` inserts a file of this project. */
export function readSeededChats(): SeededChat[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split(/^=== /m).slice(1))
    .map(readChat)
}

function readChat(source: string): SeededChat {
  const [head, ...parts] = source.split(/^--- /m)
  const [key, title, days, ...flags] = head!.trim().split(' | ')
  const turns: SeededTurn[] = []
  for (let i = 0; i < parts.length; i += 2) turns.push(readTurn(parts[i]!, parts[i + 1]!))
  return { key: key!, title: title!, daysAgo: Number(days), archived: flags.includes('archived'), turns }
}

/** The first line of a part is its kind: `you`, or `reply` with its options. */
function readTurn(questionPart: string, replyPart: string): SeededTurn {
  const kind = replyPart.slice(0, replyPart.indexOf('\n')).split(' ')
  return {
    question: bodyOf(questionPart),
    reply: {
      text: bodyOf(replyPart),
      ask: kind.includes('asked'),
      humanize: kind.includes('humanized'),
      status: statuses.find((status) => kind.includes(status)) ?? 'complete',
    },
  }
}

function bodyOf(part: string): string {
  return part
    .slice(part.indexOf('\n'))
    .trim()
    .replace(/\{\{file (\S+)\}\}/g, (_, path: string) => readFileSync(join(projectRoot, path), 'utf8').trim())
}
