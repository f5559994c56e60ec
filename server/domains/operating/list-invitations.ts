import type { InvitationsPage } from '../../../contract/operating/invitations.ts'
import type { Doors } from '../../platform/context.ts'
import { findAddresses } from '../accounts/by-operator/list-accounts.ts'
import { listInvitationRows } from '../accounts/invitations/list-invitations.ts'

/** Lists invitations with the people who made and used them. */
export async function listInvitations({ db }: Pick<Doors, 'db'>, page: number): Promise<InvitationsPage> {
  const { total, rows } = await listInvitationRows({ db }, page)
  const ids = rows.flatMap(({ invitedBy, usedBy }) => [invitedBy, usedBy].filter((id) => id !== null))
  const addresses = await findAddresses(db, [...new Set(ids)])
  const person = (id: string | null) => (id === null ? null : { id, email: addresses.get(id) ?? null })
  return {
    invitations: rows.map(({ createdAt, expiresAt, usedAt, invitedBy, usedBy, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      invitedBy: person(invitedBy),
      usedBy: person(usedBy),
    })),
    total,
    page,
  }
}
