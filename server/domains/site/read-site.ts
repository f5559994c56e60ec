import { brand, standardIdentity } from '../../../contract/brand.ts'
import { noLegalNames } from '../../../contract/site/legal.ts'
import type { SiteState } from '../../../contract/site/site.ts'
import type { Context } from '../../platform/context.ts'

type Reader = Pick<Context, 'env' | 'site'>

/** Returns the settings of the site, and which of them the environment fixes. */
export function readSite({ env, site }: Reader): SiteState {
  const fixedBy = (name: string) => (env.given.includes(name) ? name : null)
  const stored = site.stored()
  return {
    name: { value: brand.name, fixedBy: fixedBy('SITE_NAME') },
    supportEmail: {
      value: brand.supportEmail,
      fixedBy: fixedBy('SUPPORT_EMAIL'),
      isChosen: brand.supportEmail !== standardIdentity.supportEmail,
    },
    plansOn: {
      value: env.billing !== null,
      fixedBy: fixedBy('BILLING'),
      needs: env.sells === null ? 'STRIPE_SECRET_KEY' : null,
    },
    signUps: { value: env.SIGN_UPS, fixedBy: fixedBy('SIGN_UPS') },
    signUpDomains: { value: env.SIGN_UP_DOMAINS, fixedBy: fixedBy('SIGN_UP_DOMAINS') },
    publicPages: { value: env.PUBLIC_PAGES, fixedBy: fixedBy('PUBLIC_PAGES') },
    lookUpsOn: { value: env.SOURCE_LOOKUPS, fixedBy: fixedBy('SOURCE_LOOKUPS') },
    legal: stored.legal ?? noLegalNames,
    isSetUp: stored.isSetUp,
  }
}
