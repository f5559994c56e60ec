import { useEffect } from 'react'
import { useNavigationType } from 'react-router'
import { NotFoundPage } from './not-found.tsx'

/**
 * An address that the application does not know. After a click the page is loaded from the server, which has pages of
 * its own, such as the front page. If the server itself sent the application, the page does not exist.
 */
export function UnknownPage() {
  const cameByClick = useNavigationType() !== 'POP'
  useEffect(() => {
    if (cameByClick) location.reload()
  }, [cameByClick])
  if (cameByClick) return null
  return (
    <main className="flex min-h-dvh flex-col">
      <NotFoundPage />
    </main>
  )
}
