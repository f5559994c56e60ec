import { useConfig } from '../domains/accounts/queries.ts'
import { signInPath } from '../domains/accounts/return-path.ts'
import { useDraftOwner, useSession } from '../domains/accounts/session.ts'
import { type OriginalityDesk as Desk, useOriginality } from '../domains/originality/check/use-originality.ts'
import { OriginalityDesk } from '../domains/originality/desk/originality-desk.tsx'
import { CheckHistory } from '../domains/originality/history/check-history.tsx'
import { useHistoryChoice } from '../domains/preferences/single-choices.ts'
import { HistoryButton } from '../ui/history/history-button.tsx'

function History({ userId, desk }: { userId: string; desk: Desk }) {
  const keeping = useHistoryChoice(userId)
  return (
    <HistoryButton>
      {(close) => <CheckHistory userId={userId} keeping={keeping} desk={desk} onClose={close} />}
    </HistoryButton>
  )
}

/** /plagiarism-checker */
export function Component() {
  const session = useSession()
  const config = useConfig()
  const desk = useOriginality(useDraftOwner())
  return (
    <OriginalityDesk
      desk={desk}
      userId={session.user?.id ?? null}
      isSessionLoading={!session.user && session.status !== 'signed-out'}
      canSearchWeb={config.data?.webSearch ?? false}
      signInPath={signInPath({ pathname: '/plagiarism-checker', search: '' })}
      // The same room without the button, so that the title stays where it is once the user is known.
      aside={
        session.user ? (
          <History userId={session.user.id} desk={desk} />
        ) : (
          <span aria-hidden="true" className="size-9 max-md:size-11" />
        )
      }
    />
  )
}
