import type { PortableChat } from '../../../../contract/chats/chat-export.ts'

/** Counts of what an import leaves out. */
export type LeftOut = { system: number; tool: number; files: number }

export type ReadChat = { chat: PortableChat; leftOut: LeftOut }

export function nothing(): LeftOut {
  return { system: 0, tool: 0, files: 0 }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Parses a time in seconds since 1970 or in ISO 8601. Returns `otherwise` when it is neither. */
export function timeOf(value: unknown, otherwise: string): string {
  const made = typeof value === 'number' ? new Date(value * 1_000) : new Date(textOf(value) || Number.NaN)
  const year = made.getUTCFullYear()
  return year >= 1970 && year <= 9999 && made.getTime() > 0 ? made.toISOString() : otherwise
}

/** Returns the first of the times that can be read; null if none can. */
export function firstTimeOf(...values: unknown[]): string | null {
  for (const value of values) {
    const time = timeOf(value, '')
    if (time) return time
  }
  return null
}

/** The name of a chat whose export has no id: the same for the same file. */
export function sourceIdOf(createdAt: string | null, title: string): string {
  return `${createdAt ?? new Date(0).toISOString()} ${title}`
}

/** The text of a message that consisted of files only. */
export function filesText(files: number): string {
  return files === 1 ? '[A file that was not imported]' : `[${files} files that were not imported]`
}
