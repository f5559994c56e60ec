import { useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { StatusPage } from '../ui/status-page.tsx'

/** A lazy page whose file is gone after an update is asked for once more, with the new address. */
function isStaleBuild(error: unknown): boolean {
  return error instanceof TypeError && /import|module|load/i.test(error.message)
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
