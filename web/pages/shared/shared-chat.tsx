import { useLocation, useParams } from 'react-router'
import { signInPath } from '../../domains/accounts/return-path.ts'
import { useSession } from '../../domains/accounts/session.ts'
import { SharedChatView } from '../../domains/chats/share/shared-chat-view.tsx'

/** A shared chat, for any reader who has its address. */
export function Component() {
  const { token = '' } = useParams()
  const location = useLocation()
  const { status } = useSession()
  return (
    <SharedChatView
      token={token}
      isSignedIn={status === 'signed-in' ? true : status === 'signed-out' ? false : null}
      signInPath={signInPath(location)}
    />
  )
}
