import { Outlet } from 'react-router'
import { brand } from '../../contract/brand.ts'
import { Logo } from '../ui/logo.tsx'
import { ThemeButton } from '../ui/theme-button.tsx'

/** Account screens: the name, the theme, and one form in the middle. */
export function BareLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-center justify-between px-6 max-md:px-4">
        <a href="/" className="rounded-control">
          <Logo name={brand.name} />
        </a>
        <ThemeButton />
      </header>
      <main className="flex flex-1 flex-col items-center px-4 pt-[min(10vh,6rem)] pb-16">
        <Outlet />
      </main>
    </div>
  )
}
