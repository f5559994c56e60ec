import { signInTexts } from '../../../locales/en/accounts/sign-in.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../../ui/feedback/skeleton.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { ChangeEmailRow } from '../email/change-email-row.tsx'
import { ChangePasswordRow } from '../security/change-password-row.tsx'
import { useSecurity } from '../security-queries.ts'

/** The sign-in methods of the account. */
export function ProfileSignIn({ email }: { email: string }) {
  const security = useSecurity()
  return (
    <SettingCard title={signInTexts.signingIn}>
      {security.data ? (
        <>
          <ChangeEmailRow email={email} security={security.data} />
          <ChangePasswordRow email={email} hasPassword={security.data.hasPassword} />
        </>
      ) : security.isError ? (
        <ErrorState title={signInTexts.yourAccountCouldNotBe} onRetry={() => security.refetch()} />
      ) : (
        <SkeletonOver className="inset-x-5 inset-y-3.5 max-md:inset-x-4">
          <SettingRow
            title={signInTexts.emailAddress}
            text={email}
            action={<Button size="sm">{signInTexts.change}</Button>}
          />
          <SettingRow
            title={signInTexts.password}
            text={signInTexts.changingItEndsAllOther}
            action={<Button size="sm">{signInTexts.change}</Button>}
          />
        </SkeletonOver>
      )}
    </SettingCard>
  )
}
