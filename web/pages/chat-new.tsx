import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { randomId } from '../ui/random-id.ts'

/** /chat and /chat/new: draws an id and goes on; what was asked for by ?prompt= goes along. */
export function Component() {
  const { search } = useLocation()
  const [id] = useState(randomId)
  return <Navigate to={`/chat/${id}${search}`} replace />
}
