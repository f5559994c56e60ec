import { useEffect } from 'react'
import { siteTexts } from '../locales/en/pages/site.ts'
import { buttonClass } from '../ui/button-class.ts'
import { StatusPage } from '../ui/feedback/status-page.tsx'
import { notFoundTexts } from './not-found-texts.ts'

/** The 404 page inside the application, in a landmark of its parent. The server sends the same page as a file. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = siteTexts.pageNotFoundLonghand
  }, [])
  return (
    <div className="flex min-h-full flex-1 flex-col">
      <StatusPage
        mark="404"
        {...notFoundTexts}
        actions={
          <>
            <a href="/chat/new" className={buttonClass({ variant: 'primary' })}>
              {siteTexts.startANewChat}
            </a>
            <a href="/" className={buttonClass({})}>
              {siteTexts.goToTheFrontPage}
            </a>
          </>
        }
      />
    </div>
  )
}
