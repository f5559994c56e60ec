import type { SecurityEventKind } from '../../../contract/accounts/security.ts'
import type { UserAct, UserActInput } from '../../../contract/operating/users.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { accountChanges, lockAccount } from '../accounts/by-operator/change-account.ts'
import { type BeforeAccountDeleted, removeAccount } from '../accounts/deletion/delete-account.ts'
import { recordSecurityEvent } from '../accounts/security-log/security-log.ts'
import { grantWords } from '../credits/grant-words.ts'
import { readBalance } from '../credits/read-balance.ts'
import type { OperatorContext } from './operator-context.ts'
import { recordAudit } from './record-audit.ts'

/** What the owner finds in the security log. */
const eventOf: Partial<Record<UserAct, SecurityEventKind>> = {
  'sign-out': 'operator_signed_out',
  'reset-two-factor': 'operator_reset_two_factor',
}

/**
 * Does what an operator decided about an account. The change and its entry in the log are one transaction; what is so
 * already, for example because two operators press the same button, changes nothing and is not written down.
 */
export async function actOnUser(
  ctx: OperatorContext,
  userId: string,
  input: UserActInput,
  beforeDeleted: BeforeAccountDeleted[],
): Promise<void> {
  if (input.act === 'delete') return deleteUser(ctx, userId, input, beforeDeleted)
  if (input.act === 'change-words') return changeWords(ctx, userId, input)
  const { act } = input
  const isDone = await ctx.db.transaction(async (tx) => {
    const account = await lockAccount(ctx, tx, { userId, act })
    const changed = await accountChanges[act](ctx, tx, account)
    if (changed) await record(ctx, tx, userId, input)
    return changed
  })
  const kind = eventOf[act]
  if (isDone && kind) await recordSecurityEvent(ctx, { userId, kind })
}

async function changeWords(
  ctx: OperatorContext,
  userId: string,
  input: Extract<UserActInput, { act: 'change-words' }>,
): Promise<void> {
  const { act, words, grantId } = input
  if (!ctx.env.billing) throw new AppError('conflict', refusalTexts.wordsNotCounted)
  // Makes a missing balance, which the ledger then changes. An unknown account is refused first.
  await ctx.db.transaction((tx) => lockAccount(ctx, tx, { userId, act }))
  await readBalance(ctx, userId)
  await ctx.db.transaction(async (tx) => {
    await lockAccount(ctx, tx, { userId, act })
    const { tier } = await readBalance(ctx, userId)
    const grant = {
      userId,
      reason: `operator/${grantId}`,
      cause: 'operator',
      tier,
      kind: words > 0 ? 'add' : 'take',
      words: Math.abs(words),
    } as const
    if (await grantWords(tx, grant)) await record(ctx, tx, userId, input, String(words))
  })
}

async function deleteUser(
  ctx: OperatorContext,
  userId: string,
  input: UserActInput,
  beforeDeleted: BeforeAccountDeleted[],
): Promise<void> {
  // The plan is ended before the account is gone, so a refusal has to come before that too.
  await ctx.db.transaction((tx) => lockAccount(ctx, tx, { userId, act: 'delete' }))
  await removeAccount(ctx, userId, beforeDeleted, async (tx) => {
    await lockAccount(ctx, tx, { userId, act: 'delete' })
    await record(ctx, tx, userId, input)
  })
}

function record(
  { operatorId }: OperatorContext,
  tx: Transaction,
  subjectId: string,
  { act, reason }: UserActInput,
  detail = '',
): Promise<void> {
  return recordAudit(tx, { operatorId, act, subjectId, reason, detail })
}
