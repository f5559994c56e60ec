import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Fragment, useEffect } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ApiError } from './api.ts'
import { NeedsSession, NeedsVisitor } from './domains/accounts/session/session-guard.tsx'
import { followRefusals, followReturns, sessionQuery } from './domains/accounts/session.ts'
import { followOtherTabs } from './domains/accounts/session-channel.ts'
import { useLanguage } from './locales/language.ts'
import { keepOfflineCopy } from './offline-copy.ts'
import { BareLayout } from './pages/bare-layout.tsx'
import { CrashPage } from './pages/crash.tsx'
import { UnknownPage } from './pages/unknown.tsx'
import { type AppRoute, appRoutes, type PageModule } from './routes.ts'
import { Toaster } from './ui/toast.tsx'
import { TooltipProvider } from './ui/tooltip.tsx'

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal would be the same again, so only lost responses and server errors are retried.
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status in refusals),
      networkMode: 'always',
      refetchOnWindowFocus: false,
      staleTime: 10_000,
    },
    mutations: { networkMode: 'always' },
  },
})
const refusals: Record<number, true> = { 400: true, 401: true, 403: true, 404: true, 409: true, 422: true }

/** Catches a failed download; thrown from `lazy` on the first load, it would leave the fallback on the screen. */
async function pageOrCrash(load: () => Promise<PageModule>): Promise<PageModule> {
  try {
    return await load()
  } catch (error) {
    return {
      Component: () => {
        throw error
      },
    }
  }
}

async function shell(): Promise<PageModule> {
  const { AppLayout } = await import('./pages/app-layout.tsx')
  return { Component: AppLayout }
}

function pagesOf(frame: AppRoute['frame'], session: AppRoute['session']): RouteObject[] {
  return Object.entries(appRoutes)
    .filter(([, route]) => route.frame === frame && route.session === session)
    .map(([path, route]) => ({ path, lazy: () => pageOrCrash(route.page), errorElement: <CrashPage /> }))
}

const router = createBrowserRouter([
  {
    HydrateFallback: () => null,
    errorElement: <CrashPage />,
    children: [
      {
        // Not used by the account screens, which have no sidebar and should load fast.
        lazy: () => pageOrCrash(shell),
        children: [
          { Component: NeedsSession, children: pagesOf('shell', 'needed') },
          ...pagesOf('shell', 'optional'),
        ],
      },
      {
        Component: BareLayout,
        children: [
          { Component: NeedsVisitor, children: pagesOf('bare', 'absent') },
          { Component: NeedsSession, children: pagesOf('bare', 'needed') },
          ...pagesOf('bare', 'optional'),
        ],
      },
      { path: '*', Component: UnknownPage },
    ],
  },
])

/** The longest time for which a page waits for the session, while its first view is shown. */
const sessionWaitMs = 2_000

/** Waits for the session, so that a first view is replaced by the page itself and not by a placeholder. */
export function waitForSession(): Promise<void> {
  return Promise.race([
    client.prefetchQuery(sessionQuery),
    new Promise<void>((resolve) => setTimeout(resolve, sessionWaitMs)),
  ])
}

export function App() {
  useEffect(() => followOtherTabs(client), [])
  useEffect(() => followRefusals(client), [])
  useEffect(() => followReturns(), [])
  useEffect(() => keepOfflineCopy(client), [])
  const language = useLanguage()
  return (
    <QueryClientProvider client={client}>
      <Fragment key={language}>
        <TooltipProvider delayDuration={400}>
          <RouterProvider router={router} />
          <Toaster />
        </TooltipProvider>
      </Fragment>
    </QueryClientProvider>
  )
}
