import { z } from 'zod'
import { type LegalNames, legalInput } from './legal.ts'
import { type SignUps, signUpDomain, signUpDomainsMax, signUpStates } from './sign-ups.ts'

const siteNameMax = 40

/** What is wrong with an entered name or address. */
export const siteTexts = {
  nameMissing: 'Enter a name for this site.',
  nameTooLong: `A name has at most ${siteNameMax} characters.`,
  nameSigns: 'A name has no angle brackets, braces, quotation marks or backslashes.',
  addressWrong: 'Enter an email address that your users can write to.',
}

export const siteName = z
  .string()
  .trim()
  .min(1, siteTexts.nameMissing)
  .max(siteNameMax, siteTexts.nameTooLong)
  .regex(/^[^\p{C}<>{}"\\]+$/u, siteTexts.nameSigns)

export const supportAddress = z.email(siteTexts.addressWrong).max(254)

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
