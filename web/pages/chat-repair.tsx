import { Navigate, useLocation } from 'react-router'
import { repairedChatPath } from '../../contract/chats/chats.ts'
import { NotFoundPage } from './not-found.tsx'

/** Redirects /chat/a/chat/b to /chat/b. */
export function Component() {
  const { pathname } = useLocation()
  const repaired = repairedChatPath(pathname)
  return repaired ? <Navigate to={repaired} replace /> : <NotFoundPage />
}
