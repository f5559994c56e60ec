import type {
  InvitationAct,
  InvitationsInput,
  InvitationsMade,
} from '../../../contract/operating/invitations.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../../platform/errors.ts'
import {
  makeInvitations,
  sendInvitation,
  withdrawInvitation,
} from '../accounts/invitations/make-invitations.ts'
import type { OperatorContext } from './operator-context.ts'
import { recordAudit } from './record-audit.ts'

/** Invites people, and writes down how many; their addresses are in the list, where they are deleted in time. */
export async function invitePeople(ctx: OperatorContext, input: InvitationsInput): Promise<InvitationsMade> {
  if (input.tier && !ctx.env.billing) throw new AppError('conflict', refusalTexts.wordsNotCounted)
  return ctx.db.transaction(async (tx) => {
    const made = await makeInvitations(ctx, tx, input)
    if (made.invited > 0)
      await recordAudit(tx, { operatorId: ctx.operatorId, act: 'invite', detail: String(made.invited) })
    return made
  })
}

/** Withdraws an invitation or mails it again. What is withdrawn already changes nothing and is not written down. */
export async function actOnInvitation(ctx: OperatorContext, id: string, act: InvitationAct): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const isDone =
      act === 'withdraw-invitation' ? await withdrawInvitation(tx, id) : await sendInvitation(ctx, tx, id)
    if (isDone) await recordAudit(tx, { operatorId: ctx.operatorId, act, detail: id })
  })
}
