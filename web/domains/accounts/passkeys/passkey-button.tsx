import { KeyRound } from 'lucide-react'
import { limits } from '../../../../contract/limits.ts'
import { passkeyTexts as texts } from '../../../locales/en/accounts/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { hasPasskeys } from './browser-passkeys.ts'
import { useSignInWithPasskey } from './use-passkeys.ts'

/** Signs in with a passkey of this site, which needs neither an address nor a password. */
export function PasskeyButton() {
  const signIn = useSignInWithPasskey(limits.loginRedirectMs)
  if (!hasPasskeys()) return null
  return (
    <div className="flex flex-col gap-3">
      <Button
        className="h-11 w-full"
        icon={<KeyRound aria-hidden="true" />}
        busy={signIn.isPending || Boolean(signIn.data)}
        onClick={() => signIn.mutate()}
      >
        {texts.signIn}
      </Button>
      {signIn.error && <ErrorNote>{signIn.error.message}</ErrorNote>}
    </div>
  )
}
