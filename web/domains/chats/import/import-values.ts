import type { PortableChat } from '../../../../contract/chats/chat-export.ts'

/** What an import does not take, counted. */
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

/** A time as another product writes it: seconds since 1970, or ISO 8601; `otherwise` where it is none. */
export function timeOf(value: unknown, otherwise: string): string {
  const made = typeof value === 'number' ? new Date(value * 1_000) : new Date(textOf(value) || Number.NaN)
  const year = made.getUTCFullYear()
  return year >= 1970 && year <= 9999 ? made.toISOString() : otherwise
}

/** In the place of a message that was nothing but files. */
export function filesText(files: number): string {
  return files === 1 ? '[A file that was not imported]' : `[${files} files that were not imported]`
}
