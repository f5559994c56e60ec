import { useEffect } from 'react'
import { useNavigationType } from 'react-router'
import { NotFoundPage } from './not-found.tsx'

/**
 * An address that is not the application's. When a click led here the server decides, for it has pages of its
 * own, such as the front page; when the server itself sent the application, there is nothing.
 */
export function UnknownPage() {
  const cameByClick = useNavigationType() !== 'POP'
  useEffect(() => {
    if (cameByClick) location.reload()
  }, [cameByClick])
  return cameByClick ? null : <NotFoundPage />
}
