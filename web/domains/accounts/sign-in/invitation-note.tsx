import { Mail } from 'lucide-react'
import type { ShownInvitation } from '../../../../contract/accounts/invitations.ts'
import { brand } from '../../../../contract/brand.ts'
import { plans } from '../../../../contract/plans.ts'
import { signInTexts } from '../../../locales/en/accounts/sign-in.ts'
import { codeTexts } from '../../../locales/en/shared/errors.ts'
import { Note } from '../../../ui/feedback/note.tsx'

/** Says who invites to what, or that the invitation can no longer be used. */
export function InvitationNote({ invitation: { state, inviter, tier } }: { invitation: ShownInvitation }) {
  if (state === 'gone') return <Note tone="caution">{codeTexts.invitation_gone}</Note>
  const { name } = brand
  return (
    <Note tone="positive" icon={<Mail aria-hidden="true" />}>
      <>
        {inviter ? signInTexts.invitedBy({ inviter, name }) : signInTexts.invited({ name })}
        {tier && ` ${signInTexts.invitedWith({ plan: plans[tier].name })}`}
      </>
    </Note>
  )
}
