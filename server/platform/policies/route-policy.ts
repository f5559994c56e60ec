import type { ExtractSchema } from 'hono/types'
import type { ApiScope } from '../../../contract/api/api-keys.ts'
import type { Message } from '../../../texts/message.ts'

/**
 * The callers that a route admits: any visitor, a signed-in user, an operator of this installation, or a program with a
 * key of its user.
 */
export type Caller = 'visitor' | 'user' | 'operator' | 'program'

/** Limits that are checked before a route's handler runs. `Cost` names the rows of the table of costs. */
export type RoutePolicy<Cost extends string = string> = {
  /** The lowest rank that may call. */
  caller: Caller
  /** What the key of a program must allow; null for a call that every key may make. */
  scope?: ApiScope | null
  /** The row in the table of costs. Null for a route that only returns what this server knows from its start. */
  cost: Cost | null
  /** The largest body; `bodyBytesUsual` by default. */
  bytesMax?: number
  /** The largest body of a visitor, where it is smaller, and the text of the refusal. */
  visitorBytes?: { max: number; text?: Message }
  /** The refusal for a visitor, where this call needs a text of its own. */
  signInText?: Message
}

/** How much of one kind of work an account, or a visitor's network, may request. */
export type Allowance = {
  /** Uses in a window, counted in the database across all servers. */
  uses?: { max: number; windowSeconds: number }
  /** Requests of one owner that a server works on at once. `waiting` is the length of the owner's queue. */
  atOnce?: Places
}

export type Places = { max: number; waiting: number }

export type CostRule = {
  /** New work of seconds, which a server refuses first when it has too much to do. */
  isCostly?: boolean
  user: Allowance
  /** For visitors, counted by network. Without it, visitors may not request this kind of work. */
  visitor?: Allowance
  /** Counts `atOnce` per session instead of per account, and gives all sessions of an account this limit together. */
  allSessions?: Places
  /** The refusal for a caller whose queue is full, written for the user. */
  busyText: Message
}

export const bodyBytesUsual = 65_536

type CallsOfSchema<Routes> = {
  [Path in keyof Routes & `/api/${string}`]: {
    [Method in keyof Routes[Path]]: Method extends '$all'
      ? never
      : Method extends `$${infer Name}`
        ? `${Uppercase<Name>} ${Path}`
        : never
  }[keyof Routes[Path]]
}[keyof Routes & `/api/${string}`]

/** The calls of an app under /api, written as in the table of policies: 'GET /api/chats'. */
export type CallOf<App> = CallsOfSchema<ExtractSchema<App>>
