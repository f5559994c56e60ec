import type { ExtractSchema } from 'hono/types'

/** Who may call a route: any visitor, a signed-in user, or an operator of this installation. */
export type Caller = 'visitor' | 'user' | 'operator'

/** What one route lets through before its handler runs. `Cost` names the rows of the table of costs. */
export type RoutePolicy<Cost extends string = string> = {
  /** The least that the caller must be. */
  caller: Caller
  /** What the work counts as. Null for a route that costs about as much as reading the session. */
  cost: Cost | null
  /** The largest body; without it `bodyBytesUsual`. */
  bytesMax?: number
  /** The largest body of a visitor, where that is less, and what a visitor with a larger one is told. */
  visitorBytes?: { max: number; text?: string }
  /** The refusal of a visitor, where the specification gives one for this call. */
  signInText?: string
}

/** How much of one kind of work one account, or one visitor's network, may ask for. */
export type Allowance = {
  /** Uses in a window, counted in the database for all servers together. */
  uses?: { max: number; windowSeconds: number }
  /** Requests of one owner that one server works on at once; more of them wait in the owner's own line. */
  atOnce?: { max: number; waiting: number }
}

export type CostRule = {
  user: Allowance
  /** For visitors, by network. A class without it is not for visitors. */
  visitor?: Allowance
  /** `atOnce` counts for each session instead of the account. */
  bySession?: boolean
  /** The refusal of a caller whose line is full, in the user's words. */
  busyText: string
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

/** The calls of an app under /api, as the table of policies names them: 'GET /api/chats'. */
export type CallOf<App> = CallsOfSchema<ExtractSchema<App>>
