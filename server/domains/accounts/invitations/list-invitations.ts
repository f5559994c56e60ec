import { desc, getTableColumns } from 'drizzle-orm'
import { invitationsPerPage } from '../../../../contract/operating/invitations.ts'
import type { Doors } from '../../../platform/context.ts'
import { invitations } from '../tables.ts'
import { stateOfInvitation } from './find-invitation.ts'

/** Lists invitations for operators, newest first, without their tokens. */
export async function listInvitationRows({ db }: Pick<Doors, 'db'>, page: number) {
  const { tokenHash: _, withdrawnAt: __, ...shown } = getTableColumns(invitations)
  const [total, rows] = await Promise.all([
    db.$count(invitations),
    db
      .select({ ...shown, state: stateOfInvitation })
      .from(invitations)
      .orderBy(desc(invitations.createdAt), desc(invitations.id))
      .limit(invitationsPerPage)
      .offset((page - 1) * invitationsPerPage),
  ])
  return { total, rows }
}
