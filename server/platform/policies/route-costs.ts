import { errors } from '../../../contract/errors.ts'
import { type BusyWork, refusalTexts, workTexts } from '../../../contract/refusals.ts'
import type { Allowance, CostRule } from './route-policy.ts'

const tenMinutes = 600
const hour = 3_600
const busy = (work: BusyWork) => refusalTexts.busy({ work: workTexts[work] })
const busyForAMoment = (work: BusyWork) => refusalTexts.busyForAMoment({ work: workTexts[work] })

const counted = (max: number, windowSeconds: number, atOnce?: Allowance['atOnce']): Allowance => ({
  uses: { max, windowSeconds },
  ...(atOnce ? { atOnce } : {}),
})

/**
 * The limits of one account, or one visitor's network, by kind of work. Normal use stays far below them, and a second
 * tab or device waits in the queue instead of being refused: docs/decisions/042-route-policies-and-rate-limits.md.
 */
export const routeCosts = {
  /** One or two short statements. The pages of several tabs ask for a dozen of them when a browser starts. */
  read: {
    user: { atOnce: { max: 6, waiting: 200 } },
    visitor: { atOnce: { max: 12, waiting: 300 } },
    busyText: busyForAMoment('pagesOpened'),
  },
  /** Sign-ins, passwords and proofs. Attempts are counted in server/domains/accounts/guard-attempts.ts. */
  account: {
    user: { atOnce: { max: 4, waiting: 60 } },
    visitor: { atOnce: { max: 8, waiting: 400 } },
    busyText: busyForAMoment('accountsAnswered'),
  },
  /** Asks the service of the user's key, unless its answer is remembered. */
  listModels: {
    user: { atOnce: { max: 3, waiting: 60 } },
    visitor: { atOnce: { max: 6, waiting: 200 } },
    busyText: busyForAMoment('modelsListed'),
  },
  /** Calls of the payment provider, which come in bursts from few addresses. */
  webhook: {
    user: { atOnce: { max: 1, waiting: 4 } },
    visitor: { atOnce: { max: 8, waiting: 1_000 } },
    busyText: errors.too_many_requests.text,
  },
  /** A model's reply. For visitors, the only such call is a title from the built-in writer. */
  reply: {
    isCostly: true,
    user: counted(300, tenMinutes, { max: 6, waiting: 20 }),
    visitor: counted(20, tenMinutes, { max: 2, waiting: 20 }),
    busyText: refusalTexts.repliesBusy,
  },
  /** Holds a request until a title has been written. */
  titleRead: {
    user: { atOnce: { max: 20, waiting: 20 } },
    busyText: busyForAMoment('titlesWritten'),
  },
  humanize: {
    isCostly: true,
    user: counted(120, tenMinutes, { max: 4, waiting: 20 }),
    busyText: busy('textsHumanized'),
  },
  /** Rewrites a text in every mode, without returning the result. */
  estimate: {
    isCostly: true,
    user: counted(60, tenMinutes, { max: 2, waiting: 20 }),
    busyText: busy('textsEstimated'),
  },
  /** Looks up whether a text was paid for, each time its writer pauses. */
  quote: {
    user: counted(600, tenMinutes, { max: 4, waiting: 20 }),
    busyText: busyForAMoment('pricesLookedUp'),
  },
  detect: {
    isCostly: true,
    user: counted(600, tenMinutes, { max: 6, waiting: 60 }),
    visitor: counted(30, tenMinutes, { max: 4, waiting: 40 }),
    busyText: busy('textsChecked'),
  },
  readFile: {
    isCostly: true,
    user: counted(300, tenMinutes, { max: 3, waiting: 30 }),
    visitor: counted(30, tenMinutes, { max: 2, waiting: 20 }),
    busyText: busy('filesRead'),
  },
  /** Makes the questions of a study set, by rules or with a model. */
  makeQuestions: {
    isCostly: true,
    user: counted(60, tenMinutes, { max: 2, waiting: 6 }),
    busyText: busy('studySetsMade'),
  },
  transcribe: {
    isCostly: true,
    user: counted(60, tenMinutes, { max: 2, waiting: 6 }),
    busyText: busy('recordingsRead'),
  },
  search: {
    isCostly: true,
    user: counted(600, tenMinutes, { max: 1, waiting: 6 }),
    busyText: busy('searchesRun'),
  },
  /** Small changes to chats, folders, links and preferences. */
  write: {
    user: counted(3_000, tenMinutes, { max: 10, waiting: 60 }),
    busyText: busyForAMoment('changesSaved'),
  },
  import: {
    isCostly: true,
    user: counted(1_000, hour, { max: 2, waiting: 6 }),
    busyText: busy('importsRun'),
  },
  openChat: {
    user: { atOnce: { max: 6, waiting: 60 } },
    busyText: busyForAMoment('chatsOpened'),
  },
  openEssay: {
    user: counted(3_000, tenMinutes, { max: 4, waiting: 60 }),
    busyText: busyForAMoment('essaysOpened'),
  },
  /** Reads a whole authorship record and checks its chain. */
  sealRecord: {
    isCostly: true,
    user: counted(120, tenMinutes, { max: 1, waiting: 6 }),
    busyText: busyForAMoment('recordsSealed'),
  },
  /** Every page that is written on saves about once a second. */
  saveEssay: {
    user: counted(6_000, tenMinutes, { max: 4, waiting: 60 }),
    busyText: busyForAMoment('essaysSaved'),
  },
  /** Reads a file of thousands of texts and stores them; what is done with them has a queue of its own. */
  bulk: {
    isCostly: true,
    user: counted(120, hour, { max: 1, waiting: 6 }),
    busyText: busy('filesRead'),
  },
  /** A request of the Model Context Protocol, whose tools are counted as the calls that they make. */
  tool: {
    isCostly: true,
    user: counted(1_200, tenMinutes, { max: 8, waiting: 40 }),
    busyText: errors.too_many_requests.text,
  },
  /** Lists of a user's history, which can be searched by words. */
  history: {
    user: counted(600, tenMinutes, { max: 3, waiting: 20 }),
    busyText: refusalTexts.historyBusy,
  },
  share: {
    user: counted(60, hour, { max: 2, waiting: 10 }),
    busyText: busyForAMoment('linksMade'),
  },
  /** Each of them may send up to fifty mails. */
  invite: {
    user: counted(120, hour, { max: 2, waiting: 10 }),
    busyText: busyForAMoment('changesSaved'),
  },
  openShared: {
    user: counted(300, tenMinutes, { max: 4, waiting: 20 }),
    visitor: counted(120, tenMinutes, { max: 4, waiting: 40 }),
    busyText: busyForAMoment('sharedOpened'),
  },
  /** Comments of readers on a shared essay. Its link has a limit of its own. */
  commentShared: {
    user: counted(60, tenMinutes, { max: 2, waiting: 10 }),
    visitor: counted(30, tenMinutes, { max: 2, waiting: 20 }),
    busyText: busyForAMoment('commentsSent'),
  },
  export: {
    isCostly: true,
    user: counted(60, hour, { max: 2, waiting: 4 }),
    busyText: busy('downloadsRun'),
  },
  /** Asks the payment provider. The success page asks again until a payment has arrived. */
  billing: {
    user: counted(300, tenMinutes, { max: 4, waiting: 20 }),
    visitor: counted(60, tenMinutes, { max: 4, waiting: 20 }),
    busyText: busyForAMoment('planQuestions'),
  },
  /** Asks another server for what is known of a DOI, an ISBN or a page. */
  lookUp: {
    isCostly: true,
    user: counted(200, tenMinutes, { max: 3, waiting: 60 }),
    busyText: busyForAMoment('sourcesLookedUp'),
  },
  /** Compares a text with documents and sources. */
  originality: {
    isCostly: true,
    user: counted(120, tenMinutes, { max: 2, waiting: 10 }),
    visitor: counted(20, tenMinutes, { max: 2, waiting: 10 }),
    busyText: busy('textsCompared'),
  },
  /** The same with a dozen searches of the web and twenty pages. */
  webSearch: {
    isCostly: true,
    user: counted(30, hour, { max: 1, waiting: 2 }),
    busyText: busy('textsSearched'),
  },
  /** Asks another service whether a key works. */
  keyTest: {
    isCostly: true,
    user: counted(60, tenMinutes, { max: 2, waiting: 6 }),
    busyText: busy('keysTested'),
  },
  /** Loads a model on this computer and measures a short reply. */
  localModel: {
    isCostly: true,
    user: counted(60, tenMinutes, { max: 1, waiting: 2 }),
    busyText: busy('modelsTried'),
  },
  /** Links of an e-mail change, which attackers might guess. */
  emailLink: {
    user: counted(30, 900, { max: 2, waiting: 20 }),
    visitor: counted(30, 900, { max: 4, waiting: 20 }),
    busyText: errors.too_many_requests.text,
  },
  /** Responses that stay open while the client listens. */
  eventStream: {
    user: { atOnce: { max: 10, waiting: 0 } },
    allSessions: { max: 50, waiting: 0 },
    busyText: refusalTexts.tooManyPages,
  },
} satisfies Record<string, CostRule>

export type RouteCost = keyof typeof routeCosts
