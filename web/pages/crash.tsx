import { useRouteError } from 'react-router'
import { appTexts } from '../locales/en/pages/app.ts'
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
      title={stale ? appTexts.thisPageCouldNotBe : appTexts.somethingWentWrongOnThis}
      text={stale ? appTexts.theConnectionWasLostOr : appTexts.itIsOurFaultNot}
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            {appTexts.loadAgain}
          </Button>
          <Button onClick={() => location.assign('/')}>{appTexts.goToTheFrontPage}</Button>
        </>
      }
    />
  )
}
