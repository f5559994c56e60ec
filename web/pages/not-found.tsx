import { useEffect } from 'react'
import { buttonClass } from '../ui/button-class.ts'
import { StatusPage } from '../ui/status-page.tsx'

export const notFoundTexts = {
  title: 'There is nothing on this page',
  text: 'The address may be mistyped, or what was here has moved. Your texts are where you left them.',
}

/** Inside the application; the server's own 404 is the same page as a file. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = 'Page not found · Longhand'
  }, [])
  return (
    <main className="flex min-h-dvh flex-col">
      <StatusPage
        mark="404"
        title={notFoundTexts.title}
        text={notFoundTexts.text}
        actions={
          <>
            <a href="/chat/new" className={buttonClass({ variant: 'primary' })}>
              Start a new chat
            </a>
            <a href="/" className={buttonClass({})}>
              Go to the front page
            </a>
          </>
        }
      />
    </main>
  )
}
