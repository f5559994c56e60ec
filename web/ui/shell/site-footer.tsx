import type { ComponentType, ReactNode } from 'react'
import { navigationTexts } from '../../locales/en/ui/navigation.ts'
import { Logo } from '../layout/logo.tsx'
import { footerLinks, type Product, type SiteLink } from './site-links.ts'

/** Renders a link as the page does: the application without a reload, a static page as a plain link. */
export type LinkOfSite = ComponentType<{ link: SiteLink; className: string; children: ReactNode }>

type SiteFooterProps = { product: Product; sellsPlans: boolean; Anchor: LinkOfSite }

const linkClass =
  'text-ink-muted underline-offset-4 hover:text-ink hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center'

/** The footer of every page but those of the tools. */
export function SiteFooter({ product, sellsPlans, Anchor }: SiteFooterProps) {
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-8 gap-y-3 px-8 py-9 max-md:px-4">
        <div className="mr-auto flex min-w-0 flex-col gap-0.5">
          <Logo name={product.name} />
          <p className="text-13 text-pretty text-ink-muted empty:hidden">{product.imprint}</p>
        </div>
        <nav
          aria-label={navigationTexts.footer}
          className="flex flex-wrap gap-x-7 gap-y-1 text-13 max-md:w-full"
        >
          {footerLinks(product, sellsPlans).map((link) => (
            <Anchor key={link.to} link={link} className={linkClass}>
              {link.text}
            </Anchor>
          ))}
        </nav>
      </div>
    </footer>
  )
}
