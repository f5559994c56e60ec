import type { Allowance, CostRule } from './platform/http/route-policy.ts'

const tenMinutes = 600
const hour = 3_600

const counted = (max: number, windowSeconds: number, atOnce?: Allowance['atOnce']): Allowance => ({
  uses: { max, windowSeconds },
  ...(atOnce ? { atOnce } : {}),
})

/**
 * What one account, or one visitor's network, may ask for, by kind of work. A page in use stays far below these
 * figures, and a second tab or device waits in line instead of being refused: docs/decisions/042-one-gate-for-every-call.md.
 */
export const routeCosts = {
  /** A reply of a model. The only call here that visitors have is a title, from the built-in writer. */
  reply: {
    user: counted(300, tenMinutes, { max: 6, waiting: 20 }),
    visitor: counted(20, tenMinutes, { max: 2, waiting: 20 }),
    busyText: 'Several replies are being written for you already. Please wait for one to end, or stop it.',
  },
  /** Holds a request until a title has been written. */
  titleRead: {
    user: { atOnce: { max: 20, waiting: 20 } },
    busyText: 'Several titles are being written for you already. Please try again in a moment.',
  },
  humanize: {
    user: counted(120, tenMinutes, { max: 4, waiting: 20 }),
    busyText: 'Several texts of yours are being humanized already. Please wait for one to end.',
  },
  /** Rewrites a text in every mode, without handing it out. */
  estimate: {
    user: counted(60, tenMinutes, { max: 2, waiting: 20 }),
    busyText: 'Several texts of yours are being estimated already. Please wait for one to end.',
  },
  detect: {
    user: counted(600, tenMinutes, { max: 6, waiting: 60 }),
    visitor: counted(30, tenMinutes, { max: 4, waiting: 40 }),
    busyText: 'Several texts of yours are being checked already. Please wait for one to end.',
  },
  readFile: {
    user: counted(300, tenMinutes, { max: 3, waiting: 30 }),
    visitor: counted(30, tenMinutes, { max: 2, waiting: 20 }),
    busyText: 'Several files of yours are being read already. Please wait for one to end.',
  },
  transcribe: {
    user: counted(60, tenMinutes, { max: 2, waiting: 6 }),
    busyText: 'Several recordings of yours are being read already. Please wait for one to end.',
  },
  search: {
    user: counted(600, tenMinutes, { max: 1, waiting: 6 }),
    busyText: 'Several searches of yours are running already. Please wait for one to end.',
  },
  /** Small changes to chats, folders, links and preferences. */
  write: {
    user: counted(3_000, tenMinutes, { max: 10, waiting: 60 }),
    busyText: 'Several changes of yours are being saved already. Please try again in a moment.',
  },
  import: {
    user: counted(1_000, hour, { max: 2, waiting: 6 }),
    busyText: 'Several imports of yours are running already. Please wait for one to end.',
  },
  openChat: {
    user: { atOnce: { max: 6, waiting: 60 } },
    busyText: 'Several chats of yours are being opened already. Please try again in a moment.',
  },
  /** Lists of kept texts, which are searched by their words. */
  history: {
    user: counted(600, tenMinutes, { max: 3, waiting: 20 }),
    busyText: 'Your history is being read already. Please try again in a moment.',
  },
  share: {
    user: counted(60, hour, { max: 2, waiting: 10 }),
    busyText: 'Several links of yours are being made already. Please try again in a moment.',
  },
  openShared: {
    user: counted(300, tenMinutes, { max: 4, waiting: 20 }),
    visitor: counted(120, tenMinutes, { max: 4, waiting: 40 }),
    busyText: 'Several shared chats are being opened from here already. Please try again in a moment.',
  },
  export: {
    user: counted(60, hour, { max: 2, waiting: 4 }),
    busyText: 'Several downloads of yours are running already. Please wait for one to end.',
  },
  /** Asks another service whether a key works. */
  keyTest: {
    user: counted(60, tenMinutes, { max: 2, waiting: 6 }),
    busyText: 'Several keys of yours are being tested already. Please wait for one to end.',
  },
  /** Links of an e-mail change, which guessers would try. */
  emailLink: {
    user: counted(30, 900),
    visitor: counted(30, 900),
    busyText: 'Please try again in a moment.',
  },
  /** Answers that stay open for as long as somebody listens. */
  eventStream: {
    user: { atOnce: { max: 10, waiting: 0 } },
    bySession: true,
    busyText: 'Too many pages are listening in this browser. Please close some of them.',
  },
} satisfies Record<string, CostRule>

export type RouteCost = keyof typeof routeCosts
