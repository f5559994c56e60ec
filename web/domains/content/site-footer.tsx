import { brand } from '../../../contract/brand.ts'
import { SiteFooter as Footer, type LinkOfSite } from '../../ui/shell/site-footer.tsx'

const PlainLink: LinkOfSite = ({ link, ...rest }) => <a href={link.to} {...rest} />

/** The footer of the static pages. */
export function SiteFooter({ sellsPlans }: { sellsPlans: boolean }) {
  return <Footer product={brand} sellsPlans={sellsPlans} Anchor={PlainLink} />
}
