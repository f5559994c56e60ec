import { useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { StatusPage } from '../ui/feedback/status-page.tsx'

/** A lazy page that did not come: no connection, or a file that is gone after an update. Each browser has its words. */
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
      title={stale ? 'This page could not be loaded' : 'Something broke on this page'}
      text={
        stale
          ? 'The connection was lost, or Longhand was updated meanwhile. Loading it again usually helps.'
          : 'It is our fault, not yours. What was saved is safe; load the page again to go on.'
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
