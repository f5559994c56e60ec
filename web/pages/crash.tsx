import { useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { StatusPage } from '../ui/feedback/status-page.tsx'

/** Detects a lazy page that failed to load, offline or after an update. Each browser has its own message. */
function isStaleBuild(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)
  )
}

export function CrashPage() {
  const stale = isStaleBuild(useRouteError())
  return (
    <StatusPage
      mark={stale ? '…' : '500'}
      title={stale ? 'This page could not be loaded' : 'Something went wrong on this page'}
      text={
        stale
          ? 'The connection was lost, or Longhand has been updated. Loading the page again usually helps.'
          : 'It is our fault, not yours. What was saved is safe. Load the page again to continue.'
      }
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            Load again
          </Button>
          <Button onClick={() => location.assign('/')}>Go to the front page</Button>
        </>
      }
    />
  )
}
