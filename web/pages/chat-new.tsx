import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../domains/accounts/session.ts'
import { flagTemporaryChat } from '../domains/chats/local-keys.ts'
import { randomId } from '../ui/random-id.ts'

/** /chat and /chat/new: creates an id and redirects, with the `?prompt=` parameter. */
export function Component() {
  const { search } = useLocation()
  const { user } = useSession()
  const [id] = useState(() => {
    const drawn = randomId()
    if (user) flagTemporaryChat(user.id, drawn)
    return drawn
  })
  return <Navigate to={`/chat/${id}${search}`} replace />
}
