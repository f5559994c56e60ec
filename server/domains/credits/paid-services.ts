import type { ErrorCode } from '../../../contract/errors.ts'
import { plans, type Tier } from '../../../contract/plans.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Message } from '../../../texts/message.ts'
import type { Env } from '../../platform/env.ts'

type PaidServiceRow = {
  /** What is counted before it is sent. */
  unit: string
  /** What one account may use in a day (UTC), by plan. Accounts of a site without plans have Pro's share. */
  accounts: Record<Tier, number>
  /** What a visitor's network may use in a day. Null if visitors cannot use the service. */
  visitors: number | null
  /** The operator's settings that replace these figures. */
  settings: { accounts: keyof Env; visitors?: keyof Env }
  /** The refusal when a share is used up; `span` is the time until the next day. */
  code: ErrorCode
  text: (values: { span: Message }) => Message
}

/**
 * Every service that the operator pays for by use, with the budget of an account and of a visitor's network for one day.
 * A key of the user's own is not counted. docs/decisions/073-budgets-of-paid-services.md
 */
export const paidServices = {
  /** The operator's language model, counted as it is used (daily-tokens.ts). */
  model: {
    unit: 'tokens',
    accounts: {
      free: plans.free.tokensPerDay,
      pro: plans.pro.tokensPerDay,
      unlimited: plans.unlimited.tokensPerDay,
    },
    visitors: null,
    settings: { accounts: 'TOKENS_PER_DAY' },
    code: 'tokens_used_up',
    text: refusalTexts.tokensUsedUp,
  },
  /** The operator's speech-to-text model. */
  transcription: {
    unit: 'seconds',
    accounts: { free: 1_800, pro: 7_200, unlimited: 21_600 },
    visitors: null,
    settings: { accounts: 'TRANSCRIPTION_SECONDS_PER_DAY' },
    code: 'budget_used_up',
    text: refusalTexts.transcriptionUsedUp,
  },
  zerogpt: {
    unit: 'characters',
    accounts: { free: 200_000, pro: 1_000_000, unlimited: 3_000_000 },
    visitors: 100_000,
    settings: { accounts: 'ZEROGPT_CHARACTERS_PER_DAY', visitors: 'ZEROGPT_CHARACTERS_PER_DAY_VISITORS' },
    code: 'budget_used_up',
    text: refusalTexts.checksUsedUp,
  },
  /** More than the words of a whole cycle, so that no run is refused that the user can pay. */
  undetectable: {
    unit: 'words',
    accounts: { free: 5_000, pro: 80_000, unlimited: 250_000 },
    visitors: null,
    settings: { accounts: 'UNDETECTABLE_WORDS_PER_DAY' },
    code: 'budget_used_up',
    text: refusalTexts.humanizingUsedUp,
  },
} as const satisfies Record<string, PaidServiceRow>

export type PaidService = keyof typeof paidServices

/** Returns the share of an account of each plan. */
export function budgetsOfPlans(env: Env, service: PaidService): Record<Tier, number> {
  const { accounts, settings }: PaidServiceRow = paidServices[service]
  const ofAll = figure(env, settings.accounts) ?? (env.billing ? null : accounts.pro)
  return ofAll === null ? { ...accounts } : { free: ofAll, pro: ofAll, unlimited: ofAll }
}

/** Returns the share of a visitor's network; 0 if visitors cannot use the service. */
export function budgetOfVisitors(env: Env, service: PaidService): number {
  const { visitors, settings }: PaidServiceRow = paidServices[service]
  return (settings.visitors ? figure(env, settings.visitors) : null) ?? visitors ?? 0
}

function figure(env: Env, setting: keyof Env): number | null {
  const value = env[setting]
  return typeof value === 'number' ? value : null
}
