import { Outlet } from 'react-router'
import { brand } from '../../contract/brand.ts'
import { useSession } from '../domains/accounts/session.ts'
import { OfflineBar, offlineText } from '../ui/feedback/offline-bar.tsx'
import { DeviceLanguage } from '../ui/fields/device-language.tsx'
import { Logo } from '../ui/layout/logo.tsx'
import { ThemeButton } from '../ui/theme/theme-button.tsx'
import { useOnline } from '../ui/use-online.ts'

/** The account screens: the name, the theme and one form in the middle. The bar at the bottom does not move it. */
export function BareLayout() {
  const session = useSession()
  const isOnline = useOnline()
  return (
    <div className="flex min-h-dvh flex-col">
      {(!isOnline || session.isStale || session.status === 'offline') && (
        <div className="fixed inset-x-0 bottom-0 z-40">
          <OfflineBar text={offlineText(isOnline)} onRetry={session.retry} />
        </div>
      )}
      <header className="flex h-16 items-center justify-between px-6 max-md:px-4">
        <a href="/" className="rounded-control">
          <Logo name={brand.name} />
        </a>
        <div className="flex items-center gap-1">
          {session.status !== 'signed-in' && <DeviceLanguage />}
          <ThemeButton />
        </div>
      </header>
      <main className="flex flex-1 flex-col items-center px-4 pt-[min(14vh,8rem)] max-md:pt-6 pb-16">
        <Outlet />
      </main>
    </div>
  )
}
