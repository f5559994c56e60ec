import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SettingCard } from '../../../ui/layout/setting-card.tsx'
import { ChangeEmailRow } from '../email/change-email-row.tsx'
import { ChangePasswordRow } from '../security/change-password-row.tsx'
import { useSecurity } from '../security-queries.ts'

/** The sign-in methods of the account. */
export function ProfileSignIn({ email }: { email: string }) {
  const security = useSecurity()
  return (
    <SettingCard title="Signing in">
      {security.data ? (
        <>
          <ChangeEmailRow email={email} security={security.data} />
          <ChangePasswordRow email={email} hasPassword={security.data.hasPassword} />
        </>
      ) : security.isError ? (
        <ErrorState title="Your account could not be loaded" onRetry={() => security.refetch()} />
      ) : (
        [1, 2].map((row) => (
          <div key={row} className="flex items-center justify-between px-5 py-3.5">
            <div className="flex flex-col gap-2">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="h-3 w-48" />
            </div>
            <Skeleton className="h-8 w-20" />
          </div>
        ))
      )}
    </SettingCard>
  )
}
