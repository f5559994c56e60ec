import { z } from 'zod'
import { messagesOf } from '../../texts/message.ts'
import { site } from '../../texts/site.ts'
import { type LegalNames, legalInput } from './legal.ts'
import { type SignUps, signUpDomain, signUpDomainsMax, signUpStates } from './sign-ups.ts'

const siteNameMax = 40

/** What is wrong with an entered name or address. A schema passes the key of the message on. */
const texts = messagesOf('site', site)

export const siteName = z
  .string()
  .trim()
  .min(1, texts.nameMissing.key)
  .max(siteNameMax, texts.nameTooLong.key)
  .regex(/^[^\p{C}<>{}"\\]+$/u, texts.nameSigns.key)

export const supportAddress = z.email(texts.addressWrong.key).max(254)

/** A change of the site; what is missing stays. `isSetUp` ends the set-up of the first sign-in. */
export const siteInput = z.strictObject({
  name: siteName.optional(),
  supportEmail: supportAddress.optional(),
  plansOn: z.boolean().optional(),
  signUps: z.enum(signUpStates).optional(),
  signUpDomains: z.array(signUpDomain).max(signUpDomainsMax).optional(),
  publicPages: z.boolean().optional(),
  lookUpsOn: z.boolean().optional(),
  legal: legalInput.optional(),
  isSetUp: z.literal(true).optional(),
})
export type SiteInput = z.output<typeof siteInput>

/** A value with the setting of the environment that fixes it; null where the page may change it. */
type Fixable<Value> = { value: Value; fixedBy: string | null }

/** Response of GET /api/operator/site. */
export type SiteState = {
  name: Fixable<string>
  /** `isChosen` is false while the address is the placeholder that the product comes with. */
  supportEmail: Fixable<string> & { isChosen: boolean }
  /** `needs` names the setting without which plans cannot be sold. */
  plansOn: Fixable<boolean> & { needs: string | null }
  signUps: Fixable<SignUps>
  signUpDomains: Fixable<string[]>
  publicPages: Fixable<boolean>
  /** Essays look up DOIs, ISBNs and web addresses. */
  lookUpsOn: Fixable<boolean>
  /** Who runs the site, as the legal pages say it. */
  legal: LegalNames
  isSetUp: boolean
}
