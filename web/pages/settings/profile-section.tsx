import { useQueryClient } from '@tanstack/react-query'
import { PictureCard } from '../../domains/accounts/picture/picture-card.tsx'
import { sessionKey } from '../../domains/accounts/session.ts'
import { ProfileSignIn } from '../../domains/accounts/sign-in/profile-sign-in.tsx'
import { ProfileNames } from '../../domains/preferences/profile-names.tsx'
import { shownName } from '../../ui/shell/shown-name.ts'
import type { SectionProps } from './section-props.ts'

export function Section({ person: { id, email, name, image } }: SectionProps) {
  const client = useQueryClient()
  return (
    <>
      <PictureCard name={shownName({ name, email })} image={image} />
      <ProfileNames
        userId={id}
        shownName={name}
        onSaved={() => client.invalidateQueries({ queryKey: sessionKey })}
      />
      <ProfileSignIn email={email} />
    </>
  )
}
